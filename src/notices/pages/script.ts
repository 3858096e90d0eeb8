/**
 * What the scripts of pages share: requests to the API in the language of the page, and plain elements. The tokens of
 * links and sessions stay in the script and are never shown.
 */
export const pageScript = `
const page = document.querySelector('section')
const say = JSON.parse(page.dataset.words)
const headers = { 'accept-language': document.documentElement.lang }

async function ask(method, path, body) {
  const json = body === undefined ? {} : { 'content-type': 'application/json' }
  const answer = await fetch(path, { method, headers: { ...headers, ...json }, body: JSON.stringify(body) })
  const text = await answer.text()
  const read = text === '' ? undefined : JSON.parse(text)
  if (!answer.ok) throw new Error(read.detail || read.title)
  return read
}
function signedIn({ accessToken }) {
  headers.authorization = 'Bearer ' + accessToken
}
function add(kind, text, to = page) {
  const element = to.appendChild(document.createElement(kind))
  if (text !== undefined) element.textContent = text
  return element
}
function list(kind, lines) {
  const whole = add(kind)
  for (const line of lines) if (line) add('li', line, whole)
}
function line(name, text) {
  return name ? name + say.colon + text : text
}
function failed(fault) {
  const message = document.querySelector('[role=alert]') || add('p', '', document.querySelector('main'))
  message.setAttribute('role', 'alert')
  message.textContent = say.failed + ' ' + fault.message
}
function attempt(act) {
  document.querySelector('[role=alert]')?.remove()
  return act().catch(failed)
}
function button(label, act) {
  const one = add('button', label)
  one.addEventListener('click', async () => {
    one.disabled = true
    await attempt(act)
    one.disabled = false
  })
}
function form(label, fields, act) {
  const whole = add('form')
  add('h2', label, whole)
  for (const [name, type] of fields) {
    const field = add('label', say[name] + ' ', add('p', undefined, whole))
    const input = add(type === 'textarea' ? type : 'input', undefined, field)
    if (type !== 'textarea') input.type = type
    Object.assign(input, { name, required: true })
  }
  add('button', label, whole)
  whole.addEventListener('submit', (event) => {
    event.preventDefault()
    attempt(() => act(Object.fromEntries(new FormData(whole))))
  })
}
`

/** Shows a match as the signed-in reader may see it, with everything that they can do except moving. */
export const matchScript = `
async function show(id, invitation) {
  const address = '/v1/matches/' + id
  const query = invitation ? '?invitation=' + encodeURIComponent(invitation) : ''
  const match = await ask('GET', address + query)
  const again = () => show(id, invitation)
  page.replaceChildren()
  if (match.name) document.querySelector('h1').textContent = match.name
  list('ul', match.players.map(({ name }) => name))
  if (match.status === 'open') {
    button(say.join, async () => {
      await ask('POST', address + '/seats', { invitation })
      await again()
      add('p', say.joined)
    })
  }
  for (const player of match.players) {
    if (!player.open || match.yourSeat !== null) continue
    button(say.takeSeat + ' ' + player.name, async () => {
      await ask('POST', address + '/substitute', { seat: player.seat, invitation })
      await again()
    })
  }
  if (match.version === 0) return
  list('ul', match.result ? [match.result.says] : match.decisions.map((open) => line(open.player, open.asks + ' ' + open.says)))
  await proposals(address, match.yourSeat, again)
  await disputes(address, match.yourSeat, again)
  await picture(address)
  const journal = await ask('GET', address + '/journal?since=' + Math.max(0, match.version - 20))
  add('h2', say.happened)
  list('ol', journal.items.flatMap((entry) => entry.says))
}
async function proposals(address, seat, again) {
  const { items } = await ask('GET', address + '/proposals')
  const open = items.filter(({ status }) => status === 'open')
  if (open.length > 0) add('h2', say.proposals)
  for (const { number, says, by, waitsFor } of open) {
    add('p', line(by.player, says))
    if (!waitsFor.some((one) => one.seat === seat)) continue
    const answer = (agree) => async () => {
      await ask('POST', address + '/proposals/' + number + '/answer', { agree })
      await again()
    }
    button(say.agree, answer(true))
    button(say.decline, answer(false))
  }
}
async function disputes(address, seat, again) {
  const { items } = await ask('GET', address + '/disputes')
  if (items.length > 0) add('h2', say.disputes)
  for (const { number } of items) {
    const { by, text, status, discussion, ruling } = await ask('GET', address + '/disputes/' + number)
    const comments = discussion.map((comment) => line(comment.by.name, comment.text))
    const ruled = ruling ? [line(ruling.by, ruling.reasons), ...ruling.remedies] : []
    list('ul', [line(by.name, text), ...comments, ...ruled])
    if (status !== 'open' || seat === null) continue
    form(say.answer, [['comment', 'textarea']], async ({ comment }) => {
      await ask('POST', address + '/disputes/' + number + '/comments', { text: comment })
      await again()
    })
  }
}
async function picture(address) {
  const drawn = await fetch(address + '/picture?format=svg', { headers })
  if (!drawn.ok) return
  const image = add('img')
  image.src = URL.createObjectURL(await drawn.blob())
  image.alt = ''
}
`
