import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { flate, flateStream, makePdf, objectStream, pdfStream } from './pdf.ts'
import { concat, type OddFile } from './odd-file.ts'
import { makeZip } from './zip.ts'

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const hexadecimal = (data: string) => `${Buffer.from(flate(data), 'latin1').toString('hex')}>`

async function written(change: (document: PDFDocument) => unknown, useObjectStreams = true) {
  const document = await PDFDocument.create()
  document.addPage().drawText('Kebele identity card')
  await change(document)
  return document.save({ useObjectStreams })
}

/** Does something when it is opened or touched, hides something, or is locked. */
export const activePdfs: OddFile[] = [
  {
    name: 'a PDF that runs a script when it is opened',
    expected: 'pdfActive',
    make: () => makePdf({ catalog: `/OpenAction ${script}` }),
  },
  {
    name: 'a PDF with a script, as a library writes it',
    expected: 'pdfActive',
    make: () => written((document) => document.addJavaScript('main', 'app.alert(1)')),
  },
  {
    name: 'a PDF that runs a script when its page is turned',
    expected: 'pdfActive',
    make: () => makePdf({ page: `/AA << /O ${script} >>` }),
  },
  {
    name: 'a PDF with a script under names in other letters',
    expected: 'pdfActive',
    make: () => makePdf({ catalog: '/OpenAction << /S /J#61v#61Script /#4a#53 (app.alert\\(1\\)) >>' }),
  },
  {
    name: 'a PDF with a script in a packed object',
    expected: 'pdfActive',
    make: () => makePdf({ objects: [objectStream([script])] }),
  },
  {
    name: 'a PDF with a script under other names in a packed object',
    expected: 'pdfActive',
    make: () => makePdf({ objects: [objectStream(['<< /S /#4aava#53cript >>'])] }),
  },
  {
    name: 'a PDF with a script that no table names',
    expected: 'pdfActive',
    make: () => makePdf({ hidden: `30 0 obj ${script} endobj\n` }),
  },
  {
    name: 'a PDF with a script in an object within a stream',
    expected: 'pdfActive',
    make: () => makePdf({ objects: [pdfStream('', `30 0 obj ${script} endobj`)] }),
  },
  {
    name: 'a PDF with a script in an object within a string',
    expected: 'pdfActive',
    make: () => makePdf({ catalog: `/Lang (\n30 0 obj ${script} endobj)` }),
  },
  {
    name: 'a PDF that adds a script in an update behind its end',
    expected: 'pdfActive',
    make: () =>
      concat(
        makePdf(),
        `1 0 obj << /Type /Catalog /Pages 2 0 R /OpenAction ${script} >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF`,
      ),
  },
  {
    name: 'a PDF that starts a program',
    expected: 'pdfActive',
    make: () => makePdf({ catalog: '/OpenAction << /S /Launch /Win << /F (cmd.exe) >> >>' }),
  },
  {
    name: 'a PDF that sends a form',
    expected: 'pdfActive',
    make: () => makePdf({ catalog: '/OpenAction << /S /SubmitForm /F (https://127.0.0.1/) >>' }),
  },
  {
    name: 'a PDF that fetches data',
    expected: 'pdfActive',
    make: () => makePdf({ catalog: '/OpenAction << /S /ImportData /F (a.fdf) >>' }),
  },
  {
    name: 'a PDF that opens a file within a file',
    expected: 'pdfActive',
    make: () => makePdf({ catalog: '/OpenAction << /S /GoToE /T << /R /C /N (a.pdf) >> >>' }),
  },
  {
    name: 'a PDF with a file in it, as a library writes it',
    expected: 'pdfActive',
    make: () => written((document) => document.attach(Buffer.from('MZ'), 'card.exe', {})),
  },
  {
    name: 'a PDF with a file on its page',
    expected: 'pdfActive',
    make: () => makePdf({ page: '/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] >>]' }),
  },
  {
    name: 'a PDF that is a folder of files',
    expected: 'pdfActive',
    make: () => makePdf({ catalog: '/Collection << /View /T >>' }),
  },
  {
    name: 'a PDF with a form of XFA',
    expected: 'pdfActive',
    make: () =>
      makePdf({ catalog: '/AcroForm << /Fields [] /XFA 5 0 R >>', objects: [flateStream('', '<xdp:xdp/>')] }),
  },
  {
    name: 'a PDF with a film',
    expected: 'pdfActive',
    make: () => makePdf({ page: '/Annots [<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] >>]' }),
  },
  {
    name: 'a PDF that only staff of somebody may open',
    expected: 'pdfLocked',
    make: () => written((document) => document.encrypt({ userPassword: 'secret', ownerPassword: 'other' })),
  },
  {
    name: 'a PDF that everyone may open and nobody may print',
    expected: 'pdfLocked',
    make: () =>
      written((document) => document.encrypt({ userPassword: '', ownerPassword: 'other', permissions: {} })),
  },
  {
    name: 'a PDF that says it is locked, with a script',
    expected: 'pdfLocked',
    make: () => makePdf({ catalog: `/OpenAction ${script}`, trailer: '/Encrypt << /Filter /Standard >>' }),
  },
  {
    name: 'a PDF whose packed objects are coded twice',
    expected: 'pdfUnusual',
    make: () =>
      makePdf({
        objects: [objectStream([script], { filter: '[/ASCIIHexDecode /FlateDecode]', code: hexadecimal })],
      }),
  },
  {
    name: 'a PDF whose packed objects have another code',
    expected: 'pdfUnusual',
    make: () =>
      makePdf({ objects: [objectStream([script], { filter: '/LZWDecode', code: (data) => data })] }),
  },
  {
    name: 'a PDF whose packed objects begin within a string',
    expected: 'pdfUnusual',
    make: () => makePdf({ objects: [pdfStream('/Type /ObjStm /N 1 /First 5', `20 3 (ab << >>)`)] }),
  },
  {
    name: 'a PDF whose packed objects unpack to 64 MB',
    expected: 'pdfUnusual',
    make: () => makePdf({ objects: [objectStream([' '.repeat(64 * 1_048_576)])] }),
  },
  {
    name: 'a PDF whose packed objects unpack to 60 MB together',
    expected: 'pdfUnusual',
    make: () =>
      makePdf({ objects: Array.from({ length: 4 }, () => objectStream([' '.repeat(15 * 1_048_576)])) }),
  },
  {
    name: 'a PDF that is an archive too',
    expected: 'pdfUnusual',
    make: () => concat(makePdf(), makeZip('a.txt', 'a')),
  },
  {
    name: 'a PDF that is a page for browsers too',
    expected: 'pdfUnusual',
    make: () => makePdf({ header: '%PDF-1.7\n%<script>alert(1)</script>\n' }),
  },
  {
    name: 'a PDF that is an archive of tape too',
    expected: 'pdfUnusual',
    make: () => makePdf({ header: `%PDF-1.7\n%${'x'.repeat(247)}ustar\n` }),
  },
  {
    name: 'a PDF with a link to an address',
    expected: 'pdf',
    make: () =>
      makePdf({
        page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 90 90] /A << /S /URI /URI (https://example.com) >> >>]',
      }),
  },
  {
    name: 'a PDF with an empty form, as a library writes it',
    expected: 'pdf',
    make: () =>
      written((document) => document.getForm().createTextField('name').addToPage(document.getPage(0))),
  },
  {
    name: 'a PDF that speaks of JavaScript',
    expected: 'pdf',
    make: () => written((document) => document.setTitle('How to write /JavaScript and /JS'), false),
  },
  {
    name: 'a PDF with packed objects, as most are today',
    expected: 'pdf',
    make: () => written((document) => document.catalog.set(PDFName.of('Lang'), PDFString.of('am'))),
  },
]
