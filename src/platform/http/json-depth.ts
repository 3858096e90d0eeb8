import { Problem } from '../problems/problem.ts'

/**
 * No request nests deeper than a dozen levels. Most code that walks a value calls itself for each level, so a text of
 * some kilobytes could exhaust the stack.
 */
const deepest = 64

const [quote, backslash] = ['"', '\\'].map((character) => character.charCodeAt(0))
const opening = new Set(['[', '{'].map((character) => character.charCodeAt(0)))
const closing = new Set([']', '}'].map((character) => character.charCodeAt(0)))

/**
 * Whether a body nests lists and objects more deeply than any request needs. It is read as text, before anything walks
 * through it.
 */
export function isTooDeep(text: string, levels = deepest): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isInText) {
      if (code === backslash) at += 1
      else if (code === quote) isInText = false
    } else if (code === quote) isInText = true
    else if (closing.has(code)) depth -= 1
    else if (opening.has(code)) {
      depth += 1
      if (depth > levels) return true
    }
  }
  return false
}

/** The refusal of a body that is nested too deeply. */
export const tooDeep = (): Problem =>
  new Problem('invalid-request', {
    errors: [{ at: 'body', problem: `This must not be nested deeper than ${deepest} levels.` }],
  })
