import { crc32 } from 'node:zlib'
import { concat } from './odd-file.ts'

/** An archive with one file, not compressed. */
export function makeZip(name: string, content: string): Buffer {
  const about = Buffer.alloc(26)
  about.writeUInt16LE(20, 0)
  about.writeUInt32LE(crc32(content), 10)
  about.writeUInt32LE(content.length, 14)
  about.writeUInt32LE(content.length, 18)
  about.writeUInt16LE(name.length, 22)
  const local = concat('PK\x03\x04', about, name, content)
  const directory = concat('PK\x01\x02\x14\0', about, Buffer.alloc(14), name)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(local.length, 12)
  return concat(local, directory, 'PK\x05\x06', end)
}
