// Part of npm run build: the font of pictures with only the characters of most names.
// The rasterizer reads a font's whole file for each text and each character, so a small file is faster (raster.ts).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** First and last: what the languages of the server and most names are written in, and the signs of the pictures. */
const characters = [
  [0x20, 0x17f],
  [0x400, 0x45f],
  [0x2010, 0x203a],
  [0x2190, 0x2193],
  [0x2264, 0x2265],
]
/** HB_SUBSET_FLAGS_NO_HINTING (hb-subset.h): the rasterizer hints nothing. */
const noHints = 0x01
/** HB_SUBSET_FLAGS_NOTDEF_OUTLINE: an unknown character stays a box. */
const keepBox = 0x40
/** HB_MEMORY_MODE_WRITABLE (hb-blob.h). */
const writable = 2

const { resolve } = createRequire(import.meta.url)
const font = readFileSync(resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))
const program = readFileSync(resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
const { instance } = await WebAssembly.instantiate(program)
const harfbuzz = instance.exports
harfbuzz._initialize()
const at = harfbuzz.malloc(font.length)
new Uint8Array(harfbuzz.memory.buffer).set(font, at)
const face = harfbuzz.hb_face_create(harfbuzz.hb_blob_create(at, font.length, writable, 0, 0), 0)
const input = harfbuzz.hb_subset_input_create_or_fail()
harfbuzz.hb_subset_input_set_flags(input, noHints | keepBox)
const wanted = harfbuzz.hb_subset_input_unicode_set(input)
for (const [first, last] of characters) {
  for (let character = first; character <= last; character++) harfbuzz.hb_set_add(wanted, character)
}
const made = harfbuzz.hb_subset_or_fail(face, input)
if (made === 0) throw new Error('HarfBuzz made no font of these characters.')
const blob = harfbuzz.hb_face_reference_blob(made)
const [from, length] = [harfbuzz.hb_blob_get_data(blob, 0), harfbuzz.hb_blob_get_length(blob)]
mkdirSync('dist', { recursive: true })
writeFileSync('dist/frequent-characters.ttf', new Uint8Array(harfbuzz.memory.buffer, from, length))
