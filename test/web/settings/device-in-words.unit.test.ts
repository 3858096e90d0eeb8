import { expect, test } from 'vitest'
import { deviceInWords } from '../../../web/src/settings/device-in-words.ts'
import { loadWords } from '../../../web/src/words/spoken.ts'

test('a browser is named with its system, another program by what it calls itself, if anything', async () => {
  await loadWords('en')
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  expect(['curl/8.5.0', firefox, ''].map(deviceInWords)).toEqual([
    'a program: curl/8.5.0',
    'Firefox on Linux',
    'a program',
  ])
})
