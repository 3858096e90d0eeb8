import { escapeMarkup } from '../../games/kit/markup.ts'
import type { CaughtMail } from '../../generated/prisma/client.ts'
import type { HtmlPage } from '../../platform/http/html-page.ts'
import { mailStyle } from '../letters/render.ts'
import type { ReadMail } from './read-mail.ts'

/** The newest mails, one per line. This page is for developers, so it is in English. */
export function listPage(mails: readonly Pick<CaughtMail, 'id' | 'at' | 'to' | 'subject'>[]): HtmlPage {
  const rows = mails.map(
    ({ id, at, to, subject }) =>
      `<tr><td>${at.toISOString()}</td><td>${escapeMarkup(to)}</td>` +
      `<td><a href="/inbox/${id}">${escapeMarkup(subject)}</a></td></tr>`,
  )
  const table = `<table><thead><tr><th>At</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`
  return {
    language: 'en',
    title: 'Development inbox',
    body: `<p>Mails that would have been sent: no mail server is configured (SMTP_URL).</p>${
      mails.length === 0 ? '<p>None so far.</p>' : table
    }`,
  }
}

/** The page for somebody without the token. */
export function lockedPage(): HtmlPage {
  return {
    language: 'en',
    title: 'Development inbox',
    body: [
      '<p>Only the person who started this server reads its mails: they hold links that sign people in.</p>',
      '<p>Open the link that the server printed as it started. A program sends the header <code>Inbox-Token</code> ',
      'with what the file <code>inbox-token</code> in the data folder holds.</p>',
    ].join('\n'),
  }
}

/** One mail: its text with links, its HTML in a sandboxed frame, and its headers. */
export function mailPage(mail: ReadMail): HtmlPage {
  const headers = mail.headers.map(
    ({ name, value }) => `<tr><th>${escapeMarkup(name)}</th><td>${escapeMarkup(value)}</td></tr>`,
  )
  return {
    language: 'en',
    title: mail.subject,
    body: [
      '<p><a href="/inbox">All mails</a></p>',
      `<p>To ${escapeMarkup(mail.to)}, ${mail.at}</p>`,
      `<pre>${linkedHtml(mail.text)}</pre>`,
      `<iframe sandbox title="HTML" srcdoc="${escapeMarkup(withPictures(mail))}"></iframe>`,
      `<table><tbody>${headers.join('\n')}</tbody></table>`,
    ].join('\n'),
    frameStyle: mailStyle,
  }
}

/** Text as HTML, with its web addresses as links. */
function linkedHtml(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const escaped = escapeMarkup(part)
      return index % 2 === 1 ? `<a href="${escaped}" rel="noreferrer">${escaped}</a>` : escaped
    })
    .join('')
}

/** A browser cannot resolve `cid:`, so the pictures are put into the HTML as data. */
const withPictures = ({ html, pictures }: ReadMail): string =>
  pictures.reduce((page, { cid, png }) => page.replaceAll(`"cid:${cid}"`, `"data:image/png;base64,${png}"`), html)
