import './product-glyph.css';

interface Shape {
  /** Filled with the tint of the accent, under the lines. */
  body: string;
  lines: string;
}

const GLOBE = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z';
const SHIELD = 'M12 3c2.6 1.9 5 2.6 7.5 2.8v6c0 4.4-3.2 7.4-7.5 9.2-4.3-1.8-7.5-4.8-7.5-9.2v-6C7 5.6 9.4 4.9 12 3Z';
const CLOUD = 'M7 18.5a4 4 0 0 1-.6-7.95 5.8 5.8 0 0 1 11.1-1.1A4.6 4.6 0 0 1 17 18.5Z';

/** One mark per product, drawn on 24 × 24 in lines of 1.5. */
const SHAPES: Readonly<Record<string, Shape>> = {
  dnr: { body: GLOBE, lines: `${GLOBE}M3.5 12H12M12 3.5c-4.8 4.8-4.8 12.2 0 17M18 13.5v6M15 16.5h6` },
  dpp_cloud: { body: SHIELD, lines: `${SHIELD}M9 11.5h6v4.5H9ZM10.2 11.5V10a1.8 1.8 0 0 1 3.6 0v1.5` },
  cloud: { body: CLOUD, lines: `${CLOUD}M12 18.5v-7M9.5 14l2.5-2.5 2.5 2.5` },
  dns: {
    body: 'M4 4.5h16v6H4Z',
    lines: 'M4 4.5h16v6H4ZM4 13.5h16v6H4ZM7 7.5h.01M7 16.5h.01M12 7.5h5M12 16.5h5',
  },
  sdns: { body: SHIELD, lines: `${SHIELD}M8 12.2l2.8 2.8 5.2-5.6` },
  cloud_sg: { body: CLOUD, lines: `${CLOUD}M9.3 14l2 2 3.6-3.9` },
  ssl_cert: {
    body: 'M3.5 5h17v11h-17Z',
    lines: 'M13 16H3.5V5h17v8M7 9h7M7 12h4M17.5 13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM16 18.2V22l1.5-1 1.5 1v-3.8',
  },
  monitor: {
    body: 'M3.5 4.5h17v12h-17Z',
    lines: 'M3.5 4.5h17v12h-17ZM9 20h6M12 16.5V20M6.5 11h2.5l1.8-3.5 2.4 6 1.8-2.5h2.5',
  },
  ipal: {
    body: 'M12 21c-4.7-4.6-6.5-7.7-6.5-11a6.5 6.5 0 0 1 13 0c0 3.3-1.8 6.4-6.5 11Z',
    lines:
      'M12 21c-4.7-4.6-6.5-7.7-6.5-11a6.5 6.5 0 0 1 13 0c0 3.3-1.8 6.4-6.5 11ZM9 8v4M12.5 12V8h1.2a1.3 1.3 0 0 1 0 2.6h-1.2',
  },
  ipv6_sa: {
    body: 'M12 4a8.5 8.5 0 0 1 8.5 8.5H12Z',
    lines: 'M12 4a8.5 8.5 0 1 0 8.5 8.5M12 4v8.5h8.5A8.5 8.5 0 0 0 12 4ZM7 13l1.5 3.5L10 13',
  },
  waf: {
    body: 'M4 9.5h16v5H4Z',
    lines: 'M4 4.5h16v15H4ZM4 9.5h16M4 14.5h16M9.5 4.5v5M14.5 4.5v5M12 9.5v5M9.5 14.5v5M14.5 14.5v5',
  },
  brand_block: { body: GLOBE, lines: `${GLOBE}M9 11h6v4.5H9ZM10.2 11V9.5a1.8 1.8 0 0 1 3.6 0V11` },
  brand_protection: {
    body: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Z',
    lines:
      'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.2 15.2 20 20M10.5 7.3l1 2.1 2.3.3-1.7 1.6.4 2.3-2-1.1-2 1.1.4-2.3-1.7-1.6 2.3-.3Z',
  },
  dnp: { body: 'M3.5 4.5h17v4.5h-17Z', lines: 'M3.5 4.5h17v15h-17ZM3.5 9h17M7 12.5h6M7 16h4M16.5 12.5h.5M16.5 16h.5' },
  tld: {
    body: 'M8.5 3.5h7v5h-7Z',
    lines:
      'M8.5 3.5h7v5h-7ZM12 8.5v4M5.5 15.5v-3h13v3M3.5 15.5h4v4.5h-4ZM10 15.5h4v4.5h-4ZM16.5 15.5h4v4.5h-4ZM12 12.5v3',
  },
};

/** What stands for a product that the console does not know. */
const UNKNOWN: Shape = { body: 'M4.5 4.5h15v15h-15Z', lines: 'M4.5 4.5h15v15h-15ZM8.5 12h7' };

/** The mark of a product beside its name, which says what it is. */
export function ProductGlyph({ code, size = 24 }: { code: string; size?: number }) {
  const { body, lines } = SHAPES[code] ?? UNKNOWN;
  return (
    <svg className="product-glyph" viewBox="0 0 24 24" width={size} height={size} aria-hidden focusable="false">
      <path className="product-glyph-body" d={body} />
      <path className="product-glyph-lines" d={lines} />
    </svg>
  );
}
