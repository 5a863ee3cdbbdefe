import { Readable } from 'node:stream'
import { GetObjectCommand, NoSuchKey, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import type { RangeDriver } from './disk.ts'
import type { StorageSettings } from './settings.ts'

type Bucket = Extract<StorageSettings, { kind: 's3' }>

/** A bucket of an S3 server. Only for `openDisk`, which loads this file where there is one. */
export function openBucket({ endpoint, bucket, region, credentials }: Bucket): RangeDriver {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    // The bucket in the path, not in the host: servers of one's own have one name.
    forcePathStyle: true,
    // Checksums of Amazon's own; others refuse them, and ours is in each segment.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
  })
  return new BucketDriver(client, bucket)
}

class BucketDriver extends S3Driver {
  readonly #client: S3Client
  readonly #bucket: string

  constructor(client: S3Client, bucket: string) {
    // Objects of a bucket are private unless an ACL says otherwise, and some servers refuse every ACL.
    super({ client, bucket, visibility: 'private', supportsACL: false })
    this.#client = client
    this.#bucket = bucket
  }

  async readRange(name: string, { start, end }: { start: number; end: number }): Promise<Readable | null> {
    try {
      const { Body } = await this.#client.send(
        new GetObjectCommand({ Bucket: this.#bucket, Key: name, Range: `bytes=${start}-${end}` }),
      )
      if (Body instanceof Readable) return Body
      throw new Error('The object store answered without a body')
    } catch (error) {
      if (error instanceof NoSuchKey) return null
      // The object ends before the range: its reader finds that it was cut.
      if (error instanceof S3ServiceException && error.name === 'InvalidRange') return Readable.from([])
      throw error
    }
  }
}
