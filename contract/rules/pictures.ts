/** Sides of the square pictures that we keep, in pixels. */
export const pictureSides = { full: 512, thumb: 128 } as const
export type PictureSize = keyof typeof pictureSides

/** What we take, whatever the name of the file says. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const largestPicture = { megabytes: 5, megapixels: 25 } as const
export const largestPictureBytes = largestPicture.megabytes * 1024 * 1024
export const shortestPictureSide = 64

/** The version makes it another address once the picture is another, so that a phone may keep what it has fetched. */
export const pictureAddress = (accountId: string, version: string, size: PictureSize = 'full') =>
  `/api/users/${accountId}/picture?size=${size}&v=${version}`

/** The small one beside the large one that answers name. */
export const thumbAddress = (address: string) => address.replace('size=full', 'size=thumb')
