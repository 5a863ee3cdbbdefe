/** The part of WebAssembly that we use: TypeScript declares it only together with browsers. */
declare namespace WebAssembly {
  type Imports = { readonly [module: string]: { readonly [name: string]: unknown } }
  type Exports = { readonly [name: string]: unknown }
  type Module = object
  const Module: new (bytes: Uint8Array) => Module
  class Instance {
    readonly exports: Exports
    constructor(module: Module, imports: Imports)
  }
  class Memory {
    readonly buffer: ArrayBuffer
    grow(pages: number): number
  }
  class RuntimeError extends Error {}
}
