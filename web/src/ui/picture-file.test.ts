import { expect, test } from 'vitest'
import { pictureTypeOf } from './picture-file.ts'

test.each([
  ['a JPEG called IMG_0001.HEIC', [0xff, 0xd8, 0xff, 0xe0], 'image/heic', 'image/jpeg'],
  ['a JPEG without a type', [0xff, 0xd8, 0xff, 0xe1], '', 'image/jpeg'],
  ['a PNG called a JPEG', [0x89, 0x50, 0x4e, 0x47], 'image/jpg', 'image/png'],
  ['a WebP', [...'RIFF\n\r\u0000\u00ffWEBP'].map(each => each.charCodeAt(0)), 'image/webp', 'image/webp'],
  ['a text called a JPEG', [0x48, 0x49], 'image/jpeg', null],
  ['an empty file', [], 'image/jpeg', null],
])('%s is recognised by its first bytes', async (_, bytes, given, type) => {
  expect(await pictureTypeOf(new File([new Uint8Array(bytes)], 'IMG_0001.HEIC', { type: given }))).toBe(type)
})
