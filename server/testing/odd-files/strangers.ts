import { eicar } from '../clamd.ts'
import { makePdf } from './pdf.ts'
import { makePng } from './png.ts'
import { concat, type OddFile } from './odd-file.ts'
import { makeZip } from './zip.ts'

const megabyte = 1_048_576

/** Neither a picture that we take nor a PDF, and files of every length. */
export const strangers: OddFile[] = [
  { name: 'nothing', expected: 'fileMissing', make: () => new Uint8Array() },
  { name: 'one byte', expected: 'documentKind', make: () => concat('%') },
  { name: 'a PDF of exactly 10 MB', expected: 'pdf', make: () => filled(10 * megabyte) },
  { name: 'a PDF of one byte more', expected: 'fileTooLarge', make: () => filled(10 * megabyte + 1) },
  { name: '10 MB of zeros', expected: 'documentKind', make: () => Buffer.alloc(10 * megabyte) },
  { name: 'noise', expected: 'documentKind', make: noise },
  { name: 'the test file of virus scanners', expected: 'documentKind', make: () => concat(eicar) },
  {
    name: 'the test file of virus scanners behind a picture',
    expected: 'picture',
    make: () => concat(makePng(), eicar),
  },
  {
    name: 'an SVG with a script',
    expected: 'documentKind',
    make: () =>
      concat('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'),
  },
  {
    name: 'an SVG that reads a file',
    expected: 'documentKind',
    make: () =>
      concat('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
  },
  {
    name: 'a page for browsers',
    expected: 'documentKind',
    make: () => concat('<!doctype html><script>alert(1)</script>'),
  },
  {
    name: 'a script that calls itself a GIF',
    expected: 'documentKind',
    make: () => concat('GIF89a/*', Buffer.alloc(64), '*/=1;alert(1)//'),
  },
  {
    name: 'a GIF',
    expected: 'documentKind',
    make: () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  },
  {
    name: 'an archive',
    expected: 'documentKind',
    make: () => makeZip('card.pdf', makePdf().toString('latin1')),
  },
  {
    name: 'a text of Word',
    expected: 'documentKind',
    make: () => makeZip('[Content_Types].xml', '<Types/>'),
  },
  {
    name: 'an old text of Word',
    expected: 'documentKind',
    make: () => concat('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', Buffer.alloc(2_048)),
  },
  {
    name: 'an archive before a PDF',
    expected: 'documentKind',
    make: () => concat(makeZip('a.txt', 'a'), makePdf()),
  },
  { name: 'a BMP', expected: 'documentKind', make: () => concat('BM', Buffer.alloc(512)) },
  {
    name: 'a drawing of PostScript',
    expected: 'documentKind',
    make: () => concat('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file'),
  },
  {
    name: 'a drawing of ImageMagick',
    expected: 'documentKind',
    make: () => concat("push graphic-context\nfill 'url(https://127.0.0.1/|ls)'"),
  },
  {
    name: 'a program for Windows',
    expected: 'documentKind',
    make: () => concat('MZ\x90\0', Buffer.alloc(512)),
  },
  {
    name: 'a program for Linux',
    expected: 'documentKind',
    make: () => concat('\x7fELF\x02\x01\x01', Buffer.alloc(512)),
  },
  { name: 'a program of PHP', expected: 'documentKind', make: () => concat('<?php system($_GET["c"]); ?>') },
  { name: 'gzip', expected: 'documentKind', make: () => concat('\x1f\x8b\x08', Buffer.alloc(512)) },
  {
    name: 'a PDF in another alphabet',
    expected: 'documentKind',
    make: () => concat('\xff\xfe', Buffer.from(makePdf().toString('latin1'), 'utf16le')),
  },
]

/** A comment that makes the file as long as is wanted. */
const filled = (length: number) => {
  const start = '%PDF-1.7\n%'
  const fill = (count: number) => makePdf({ header: `${start}${'x'.repeat(count)}\n` })
  const digits = fill(length).length - length
  const file = fill(length - digits)
  return file.length === length ? file : fill(2 * length - digits - file.length)
}

/** The same in every run. */
function noise(): Buffer {
  let state = 7
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state >> 16
  }
  return Buffer.from(Array.from({ length: 50_000 }, next))
}
