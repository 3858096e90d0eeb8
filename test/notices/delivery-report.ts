interface Reported {
  readonly status: string
  readonly action?: string
  readonly diagnostic?: string
  readonly to?: string
}

/** A delivery status notification in the form that mail servers send (RFC 3464). */
export function deliveryReport({
  status,
  action = 'failed',
  diagnostic,
  to = 'bounces@example.org',
}: Reported): string {
  return [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mail.example.net',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="=_report"',
    '',
    '--=_report',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Your mail could not be delivered. Status: 5.1.1 of something else.',
    '',
    '--=_report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.net',
    'Arrival-Date: Mon, 02 Mar 2026 09:00:00 +0000',
    '',
    'Final-Recipient: rfc822; somebody@example.org',
    `Action: ${action}`,
    `Status: ${status}`,
    ...(diagnostic === undefined ? [] : [`Diagnostic-Code: ${diagnostic}`]),
    '',
    '--=_report',
    'Content-Type: text/rfc822-headers',
    '',
    'Subject: your turn',
    '',
    '--=_report--',
    '',
  ].join('\r\n')
}
