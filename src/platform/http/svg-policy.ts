/** The headers of an SVG file. One that is opened directly is a page: it may run nothing and load nothing. */
export const svgPolicy = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" } as const
