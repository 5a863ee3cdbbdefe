/**
 * A square of 512 pixels with an identity card, coded as HEVC: no package here can write it. Made of a drawing of our own with
 * Debian's `heif-enc -q 10` (libheif-examples 1.15.1); of its output, the box `hvcC` and what was in `mdat`.
 */
export const heicTile = {
  side: 512,
  configuration: Buffer.from(
    'AAAAeWh2Y0MBA3AAAAAAAAAAAABa8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwBaugJAIQABACxCAQEDcAAA' +
      'AwCQAAADAAADAFqgBAIAgFlupJKa5uBAQMCAAAADAIAAAAMAhCIAAQAHRAHBcrBiQA==',
    'base64',
  ),
  coded: Buffer.from(
    'AAAChigBrwQRAhLb6U8OmoTgG1S3Tk46+28t0DJvUFVBf82L1OA+0PNGvDbH9IiHq8nAXScwR9r9nPBx74xSAAADAF2AAFeA' +
      'BngDuASQACtjl6Eto9a0T1sZX2/ZIKe1DJ8mC9gftEOB/ZS8te4CDEa8dqiseUMxnutCZy5+4ZR0nIIBhK2ILjxFKTpPogG4' +
      '1a+qzQhH4Pipe5xFYp67s5OPQQto2k1L0lHUJNe3q5CWJBKsaOJZUotZHocjfZ/AQ5KohMW3YaUA/D14ecSzBdSmleHbu8xG' +
      'UaUGvoycFwlFkFpG5N67hJcMT/2RRIwmt8oJgKo/RSZYmMZGQ+dMNSJqj5hFyZwY9f+jIozodb/glmqWEK+qbFGtm42TEgr8' +
      'SPt02xHvQw3KLOc3mlTcqEPJHRJar6HFKI6MdorOKIWcC+/RXL1mhWMop/902jPq9vPQIdgBEhkd5oIfvkyllEHju6a9X4+s' +
      'LQZARL7bt8EzjXwgqvyw26ogMpKGsf1Stv//7b7VaWACdYG4j+oa0Ji0KIpP5pbAA8Bnvpwl+eRhy+7UPa5oqyT1aHIRCmTk' +
      'oK6hoFAucDEPcaSZ4lRufuoNa3pgef5GF6zgDkAAZYAngCrAAACyijc7yp+W/acv5d0vRpmRabaNuYB2xaWUv5iq5cr/flFO' +
      'z1HE6GkOM+ZfKtitfH2JoltBGp+9Azrd6XGQqb1Mv8xJAMrq/j8VQAAAJoAAHIAAgoAEGAAAAwACuw5wFlaXTaYjzTrDI9FU' +
      '+7ptPrIcX4B4Ok0agXht5gNu13k2U8C6/TaWULKRZFmGGBV7VoXww7KiWI2AAGcAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMA' +
      '8oAAAABhKAGuCCILJSUoQiDxKhT5bzfjWuGEGwfohxfmgAzoqhJgKcirIAAAHhCTFofwAAADAAOOhwAAAwAAAwAFjAAAAwAA' +
      'AwABFwAAAwAAAwAKOAAAAwAAAwAvYAAAAwAAAwBvQA==',
    'base64',
  ),
}
