import { readFile } from 'node:fs/promises'
import { Refusal } from './refusal.ts'

/** A decoder in WebAssembly whose memory cannot grow beyond a limit, whatever the file makes it ask for. */
export async function loadBoundedWasm(file: string, mostBytes: number) {
  const module = new WebAssembly.Module(await readFile(file))
  let ranOut = false
  /** The hook by which Emscripten lets us make the instance. */
  const instantiateWasm = (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance) => void,
  ): WebAssembly.Exports => {
    const instance = new WebAssembly.Instance(module, imports)
    for (const memory of Object.values(instance.exports)) {
      if (!(memory instanceof WebAssembly.Memory)) continue
      // Emscripten grows the memory by this method alone, and returns null from malloc where it throws.
      const grow = memory.grow.bind(memory)
      memory.grow = (pages) => {
        if (memory.buffer.byteLength + pages * wasmPage <= mostBytes) return grow(pages)
        ranOut = true
        throw new RangeError('This file needs more memory than any may have')
      }
    }
    done(instance)
    return instance.exports
  }
  /** What an error of the decoder says about the file. */
  const refusal = (error: unknown): Refusal => {
    if (error instanceof Refusal && !ranOut) return error
    // The stack or the memory ran out, or the code met what its authors thought impossible.
    const wentWrong = error instanceof WebAssembly.RuntimeError || error instanceof RangeError
    return new Refusal(ranOut || wentWrong ? 'documentTooComplex' : 'documentBroken')
  }
  return { instantiateWasm, refusal }
}

const wasmPage = 65_536
