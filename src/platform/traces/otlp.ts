import { randomBytes } from 'node:crypto'
import type { Registry } from 'prom-client'
import type { Configuration } from '../configuration.ts'
import { counter } from '../metrics/counter.ts'
import type { Span, Traces } from './traces.ts'

const sendEachMilliseconds = 2_000
const mostMillisecondsToSend = 5_000
/** Further spans are lost, so that an unreachable collector does not fill the memory. */
const mostWaiting = 5_000

const lost = counter('paquebot_spans_lost_total', 'Spans of traces that the collector did not take.')

/** The traces that the configured collector gets; undefined if there is no collector. */
export const tracesOf = ({ tracesTo }: Pick<Configuration, 'tracesTo'>, metrics: Registry): Traces | undefined =>
  tracesTo === undefined ? undefined : otlpTraces(tracesTo, metrics)

/** Sends spans by OTLP over HTTP, as JSON (OpenTelemetry Protocol 1.5). @param collector its address, without a path */
function otlpTraces(collector: string, metrics: Registry): Traces {
  const address = `${collector.replace(/\/+$/, '')}/v1/traces`
  let waiting: Span[] = []
  let sending = Promise.resolve()

  async function send(): Promise<void> {
    const spans = waiting
    waiting = []
    if (spans.length === 0) return
    const isTaken = await post(address, spans).catch(() => false)
    if (!isTaken) lost(metrics).inc(spans.length)
  }

  const timer = setInterval(() => {
    sending = sending.then(send)
  }, sendEachMilliseconds).unref()
  return {
    note(span) {
      if (waiting.length < mostWaiting) waiting.push(span)
      else lost(metrics).inc()
    },
    stop() {
      clearInterval(timer)
      return sending.then(send)
    },
  }
}

async function post(address: string, spans: readonly Span[]): Promise<boolean> {
  const resource = { attributes: attributesOf({ 'service.name': 'paquebot' }) }
  const scopeSpans = [{ scope: { name: 'paquebot' }, spans: spans.map(written) }]
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
    redirect: 'error',
    signal: AbortSignal.timeout(mostMillisecondsToSend),
  })
  await answer.body?.cancel()
  return answer.ok
}

/**
 * The numbers are those of the protocol: kind 2 is what a server does, kind 1 what goes on inside; status 2 is an
 * error.
 */
function written({ request, name, isWhole, from, to, hasFailed, attributes }: Span) {
  const traceId = request.replaceAll('-', '')
  const whole = traceId.slice(16)
  return {
    traceId,
    ...(isWhole
      ? { spanId: whole, kind: 2 }
      : { spanId: randomBytes(8).toString('hex'), parentSpanId: whole, kind: 1 }),
    name,
    startTimeUnixNano: nanoseconds(from),
    endTimeUnixNano: nanoseconds(to),
    attributes: attributesOf({ ...attributes, 'paquebot.request.id': request }),
    status: hasFailed ? { code: 2 } : {},
  }
}

const attributesOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).map(([key, stringValue]) => ({ key, value: { stringValue } }))

const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds * 1000)}000`
