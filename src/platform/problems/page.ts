import { escapeMarkup, withCode } from '../../games/kit/markup.ts'
import { problemCatalogue } from './catalogue.ts'

/** The page that the `type` of every problem links to: each code with its status, and what to do. */
export function problemsPage(): string {
  const sections = Object.entries(problemCatalogue).map(
    ([code, { status, title, meaning }]) =>
      `<section id="${code}"><h2><code>${code}</code> <small>${status}</small></h2><p><em>${escapeMarkup(title.en)}</em></p><p>${withCode(meaning)}</p></section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Paquebot: problems</title>
<meta name="viewport" content="width=device-width">
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}h2{margin-bottom:0}small{color:#666;font-weight:normal}:target{background:#fff7d6}</style></head>
<body><h1>Problems</h1><p>Every refusal is answered as <code>application/problem+json</code> (RFC 9457). Decide by <code>code</code>.</p>
${sections.join('\n')}</body></html>`
}
