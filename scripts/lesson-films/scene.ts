/** What is seen so many seconds after a scene has begun, on a canvas of 640 by 360. */
export type Draw = (time: number) => string

export type Scene = {
  draw: Draw
  /** When one picture says the most. */
  still: number
}
