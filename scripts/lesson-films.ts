import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { makeFilm, makeStill, type Cut } from './lesson-films/film.ts'
import { firstDay } from './lesson-films/first-day.ts'
import { goodEmployer } from './lesson-films/good-employer.ts'
import { safetyAtWork } from './lesson-films/safety-at-work.ts'

// Draws the films of our lessons, and their pictures, anew.   npm run lesson-films [-- good-employer]
// Needs ffmpeg with libx264 (`apt-get install ffmpeg`).
const films = { 'good-employer': goodEmployer, 'safety-at-work': safetyAtWork, 'first-day': firstDay }
const folder = join(import.meta.dirname, '../server/lessons')
const mostBytes = 990_000
/** Of the encoder: the smaller, the better and the larger. */
const bestQuality = 31

const times = z.object({ milliseconds: z.number(), scenes: z.array(z.object({ from: z.number() })) })

const wanted = process.argv.slice(2)
for (const [name, scenes] of Object.entries(films)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const place = join(folder, name)
  const lesson = times.parse(JSON.parse(await readFile(join(place, 'lesson.json'), 'utf8')))
  if (lesson.scenes.length !== scenes.length) throw new Error(`${name} has ${scenes.length} drawn scenes.`)
  const cuts = scenes.map((scene, index): Cut => ({
    scene,
    from: (lesson.scenes[index]?.from ?? 0) / 1000,
    to: (lesson.scenes[index + 1]?.from ?? lesson.milliseconds) / 1000,
  }))
  const sizes: number[] = []
  for (const [index, scene] of scenes.entries())
    sizes.push(await makeStill(scene, join(place, `scene-${String(index + 1).padStart(2, '0')}.webp`)))
  const [first] = scenes
  if (first !== undefined) sizes.push(await makeStill(first, join(place, 'poster.webp')))
  const film = join(place, 'film.mp4')
  let quality = bestQuality
  let bytes = await makeFilm(cuts, film, quality)
  while (bytes > mostBytes) bytes = await makeFilm(cuts, film, (quality += 1))
  process.stdout.write(`${name}: film ${bytes} bytes (quality ${quality}), pictures of at most ${Math.max(...sizes)} bytes\n`)
}
