import { escapeMarkup } from '../../games/kit/markup.ts'
import type { CaughtMail } from '../../generated/prisma/client.ts'
import type { HtmlPage } from '../../platform/http/html-page.ts'
import { mailStyle } from '../letters/render.ts'
import type { ReadMail } from './read-mail.ts'

/** The newest mails, one per line. This page is for developers, so it is in English. */
export function listPage(mails: readonly Pick<CaughtMail, 'id' | 'at' | 'to' | 'subject'>[]): HtmlPage {
  const items = mails.map(
    ({ id, at, to, subject }) =>
      `<li><a href="/inbox/${id}">${escapeMarkup(subject)}</a><br><small>${sent(to, at.toISOString())}</small></li>`,
  )
  return {
    language: 'en',
    title: 'Development inbox',
    body: `<p>Mails that would have been sent: no mail server is configured (SMTP_URL).</p>${
      mails.length === 0 ? '<p>None so far.</p>' : `<ul class="rows">${items.join('\n')}</ul>`
    }`,
  }
}

/** "To ada@example.org, 2026-03-02 09:00:00 UTC" */
const sent = (to: string, at: string): string => `To ${escapeMarkup(to)}, ${at.slice(0, 19).replace('T', ' ')} UTC`

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

/**
 * One mail: its HTML in a sandboxed frame, whose links open new tabs; then its text, and its headers, which are folded.
 */
export function mailPage(mail: ReadMail): HtmlPage {
  const headers = mail.headers.map(({ name, value }) => escapeMarkup(`${name}: ${value}`))
  return {
    language: 'en',
    title: mail.subject,
    body: [
      '<p><a href="/inbox">All mails</a></p>',
      `<p>${sent(mail.to, mail.at)}</p>`,
      `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="HTML" srcdoc="${escapeMarkup(framed(mail))}"></iframe>`,
      `<details><summary>Text</summary><pre>${linkedHtml(mail.text)}</pre></details>`,
      `<details><summary>Headers</summary><pre>${headers.join('\n')}</pre></details>`,
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

/**
 * The HTML of a mail for a frame: its links open new tabs, and its pictures are put into it as data, since a browser
 * cannot resolve `cid:`.
 */
const framed = ({ html, pictures }: ReadMail): string =>
  pictures
    .reduce((page, { cid, png }) => page.replaceAll(`"cid:${cid}"`, `"data:image/png;base64,${png}"`), html)
    .replace('<head>', '<head><base target="_blank">')
