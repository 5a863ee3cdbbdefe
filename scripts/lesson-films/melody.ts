const rate = 24_000
/** Semitones of the tizita scale, over two octaves from its ground note on. */
const scale = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21]
const ground = 220
const beat = 0.36

/** Steps of the scale; null is a rest. Eight beats a bar, twice each. */
const phrases: readonly (readonly (number | null)[])[] = [
  [5, null, 4, 3, 4, null, 2, null],
  [3, null, 2, 1, 2, null, 0, null],
  [5, null, 6, 7, 6, null, 5, null],
  [4, 3, 2, null, 3, null, null, null],
  [7, null, 6, 5, 6, null, 4, null],
  [5, null, 4, 3, 2, null, 1, null],
  [2, 3, 4, null, 3, 2, 1, null],
  [0, null, 2, null, 0, null, null, null],
]
const basses = [0, 0, 3, 2, 0, 3, 2, 0]

/** A string that is plucked: its overtones fade sooner than its ground note. */
function pluck(
  samples: Float32Array,
  at: number,
  frequency: number,
  loudness: number,
  seconds: number,
): void {
  const start = Math.round(at * rate)
  const end = Math.min(samples.length, start + Math.round(seconds * rate))
  for (let index = start; index < end; index += 1) {
    const time = (index - start) / rate
    const angle = 2 * Math.PI * frequency * time
    const tone =
      Math.sin(angle) * Math.exp(-2.2 * time) +
      0.45 * Math.sin(2 * angle) * Math.exp(-4 * time) +
      0.2 * Math.sin(3 * angle) * Math.exp(-7 * time)
    const begin = Math.min(1, time / 0.008)
    const finish = Math.min(1, (end - index) / (0.05 * rate))
    samples[index] = (samples[index] ?? 0) + tone * loudness * begin * finish
  }
}

const frequencyOf = (step: number, octave = 0): number => ground * 2 ** ((scale[step] ?? 0) / 12 + octave)

/** A soft tune on a plucked instrument, as a WAV file: one channel, 16 bits. */
export function melody(seconds: number): Buffer {
  const samples = new Float32Array(Math.round(seconds * rate))
  const bar = beat * 8
  for (let index = 0; index * bar < seconds - bar; index += 1) {
    const phrase = phrases[index % phrases.length] ?? []
    pluck(samples, index * bar, frequencyOf(basses[index % basses.length] ?? 0, -1), 0.1, 2.6)
    pluck(samples, index * bar + beat * 4, frequencyOf(basses[index % basses.length] ?? 0, -1), 0.07, 2.2)
    for (const [place, step] of phrase.entries())
      if (step !== null)
        pluck(samples, index * bar + place * beat, frequencyOf(step), place === 0 ? 0.16 : 0.12, 1.8)
  }
  const data = Buffer.alloc(44 + samples.length * 2)
  data.write('RIFF', 0)
  data.writeUInt32LE(data.length - 8, 4)
  data.write('WAVEfmt ', 8)
  for (const [place, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    data.writeUInt16LE(value, place)
  for (const [place, value] of [
    [16, 16],
    [24, rate],
    [28, rate * 2],
    [40, samples.length * 2],
  ] as const)
    data.writeUInt32LE(value, place)
  data.write('data', 36)
  for (const [index, sample] of samples.entries()) {
    const left = (samples.length - index) / rate
    const fade = Math.min(1, index / rate, left / 2)
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample * fade)) * 32_767), 44 + index * 2)
  }
  return data
}
