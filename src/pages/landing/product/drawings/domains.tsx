import { Bars, Drawing, Globe, Head, Label, Lock, MarkShape, Sheet, Shield, WindowShape, Wire } from './shapes';

/** One search, and what is free of it. */
export function Registration() {
  const rows = [
    { y: 116, name: 'example.com', tone: 'bad' },
    { y: 160, name: 'example.cn', tone: 'good' },
    { y: 204, name: 'example.shop', tone: 'good' },
  ] as const;
  return (
    <Drawing>
      <Globe x={392} y={84} r={62} tone="quiet" />
      <Sheet x={36} y={40} w={300} h={48} r={24} tone="accent" />
      <circle className="drawn-wire drawn-accent" cx={66} cy={63} r={8} />
      <path className="drawn-wire drawn-accent" d="m72 69 6 6" />
      <Label x={92} y={69} tone="accent">
        example
      </Label>
      {rows.map(({ y, name, tone }) => (
        <g key={name}>
          <Sheet x={60} y={y} w={276} h={36} />
          <Label x={78} y={y + 22}>
            {name}
          </Label>
          <Bars x={232} y={y + 15} widths={[50]} />
          <MarkShape x={312} y={y + 18} tone={tone} />
        </g>
      ))}
      <Wire d="M336 178H380V232" tone="good" />
      <Wire d="M336 222H368" tone="good" />
      <Sheet x={356} y={210} w={96} h={44} tone="accent" />
      <Label x={404} y={237} tone="accent" isCentered>
        NS + A
      </Label>
    </Drawing>
  );
}

/** All domains of a company in one list, with what is left of each. */
export function Manager() {
  const rows = [
    { name: 'acme.example', left: 92, tone: 'drawn-good' },
    { name: 'acme-shop.example', left: 64, tone: 'drawn-good' },
    { name: 'acme.test', left: 22, tone: 'drawn-attention' },
    { name: 'old-brand.example', left: 8, tone: 'drawn-bad' },
  ];
  return (
    <Drawing>
      <Sheet x={84} y={24} w={360} h={200} tone="quiet" />
      <Sheet x={36} y={52} w={372} h={200} />
      <path className="drawn-rule" d="M36 88h372" />
      <Bars x={56} y={68} widths={[44]} />
      <Bars x={232} y={68} widths={[60]} />
      <Bars x={348} y={68} widths={[36]} />
      {rows.map(({ name, left, tone }, index) => {
        const y = 96 + index * 38;
        return (
          <g key={name}>
            <Label x={56} y={y + 22}>
              {name}
            </Label>
            <rect className="drawn-bar" x={232} y={y + 14} width={96} height={6} rx={3} />
            <rect className={`drawn-share ${tone}`} x={232} y={y + 14} width={left} height={6} rx={3} />
            <MarkShape x={366} y={y + 17} tone={left > 60 ? 'good' : left > 20 ? 'attention' : 'bad'} />
            {index < 3 && <path className="drawn-rule" d={`M56 ${y + 38}h332`} />}
          </g>
        );
      })}
    </Drawing>
  );
}

/** The record of a domain under lock: a change from outside is turned away. */
export function Protection() {
  return (
    <Drawing>
      <Shield x={286} y={142} size={112} />
      <Sheet x={206} y={84} w={160} h={108} />
      <Label x={224} y={110}>
        acme.example
      </Label>
      <Bars x={224} y={124} widths={[120, 96, 108]} gap={16} />
      <Lock x={346} y={176} size={1.7} />
      <Wire d="M36 92H150" tone="bad" isDashed />
      <Head x={156} y={92} tone="bad" />
      <MarkShape x={174} y={92} tone="bad" />
      <Label x={36} y={82} tone="bad">
        transfer?
      </Label>
      <Wire d="M36 186H150" tone="bad" isDashed />
      <Head x={156} y={186} tone="bad" />
      <MarkShape x={174} y={186} tone="bad" />
      <Label x={36} y={176} tone="bad">
        NS change?
      </Label>
    </Drawing>
  );
}

/** A brand in the middle; every spelling around it is taken out of reach. */
export function BrandBlock() {
  const names = [
    { x: 22, y: 34, name: 'brand.shop' },
    { x: 178, y: 14, name: 'brand.online' },
    { x: 346, y: 34, name: 'brand.net' },
    { x: 14, y: 122, name: 'brand.xyz' },
    { x: 356, y: 122, name: 'brand.app' },
    { x: 22, y: 210, name: 'my-brand.com' },
    { x: 178, y: 232, name: 'brand.store' },
    { x: 346, y: 210, name: 'brands.com' },
  ];
  return (
    <Drawing>
      <circle className="drawn-wire drawn-accent" cx={240} cy={140} r={82} strokeDasharray="3 6" />
      {names.map(({ x, y, name }) => (
        <g key={name}>
          <Sheet x={x} y={y} w={112} h={32} r={16} tone="quiet" />
          <Label x={x + 14} y={y + 20} tone="quiet">
            {name}
          </Label>
        </g>
      ))}
      {names.map(({ x, y, name }) => (
        <Lock key={name} x={x + 108} y={y + 2} size={0.75} />
      ))}
      <circle className="drawn-shield drawn-accent" cx={240} cy={140} r={56} />
      <text className="drawn-text drawn-accent drawn-large" x={240} y={139} textAnchor="middle">
        Brand
      </text>
      <Label x={240} y={160} tone="accent" isCentered>
        .com .cn
      </Label>
    </Drawing>
  );
}

/** Sites that look alike under a magnifier, and the one that is not ours. */
export function BrandProtection() {
  return (
    <Drawing>
      {[
        { x: 24, y: 40, tone: 'plain' },
        { x: 170, y: 40, tone: 'bad' },
        { x: 316, y: 40, tone: 'plain' },
      ].map(({ x, y, tone }) => (
        <g key={x}>
          <WindowShape x={x} y={y} w={130} h={96} tone={tone === 'bad' ? 'bad' : 'plain'} />
          <circle className="drawn-shield drawn-accent" cx={x + 26} cy={y + 46} r={12} />
          <Bars x={x + 46} y={y + 38} widths={[66, 48]} />
          <Bars x={x + 14} y={y + 72} widths={[100]} />
        </g>
      ))}
      <Label x={89} y={160} isCentered>
        brand.com
      </Label>
      <Label x={235} y={160} tone="bad" isCentered>
        brɑnd.com
      </Label>
      <Label x={381} y={160} isCentered>
        brand.cn
      </Label>
      <circle className="drawn-lens" cx={250} cy={92} r={58} />
      <path className="drawn-lens" d="m292 134 42 42" />
      <MarkShape x={288} y={44} tone="bad" />
      <Wire d="M235 170V196" tone="bad" isDashed />
      <Head x={235} y={204} turn={90} tone="bad" />
      <Sheet x={150} y={208} w={170} h={44} tone="accent" />
      <Shield x={174} y={230} size={13} />
      <Bars x={196} y={220} widths={[104, 72]} gap={14} />
    </Drawing>
  );
}

/** A padlock in the address bar, the certificate behind it, and its renewal. */
export function Certificate() {
  return (
    <Drawing>
      <WindowShape x={28} y={36} w={250} h={170} />
      <Sheet x={74} y={41} w={190} h={13} r={6} tone="quiet" />
      <Lock x={84} y={47} size={0.45} />
      <Bars x={96} y={45} widths={[84]} />
      <Bars x={52} y={84} widths={[120, 170, 146]} gap={18} />
      <Sheet x={52} y={150} w={76} h={30} tone="accent" />
      <Sheet x={226} y={92} w={216} h={144} />
      <Label x={246} y={122}>
        *.acme.example
      </Label>
      <Bars x={246} y={136} widths={[120, 96, 108]} gap={18} />
      <circle className="drawn-shield drawn-accent" cx={404} cy={194} r={24} />
      <path className="drawn-wire drawn-accent" d="m392 194 8 8 16-17" />
      <path className="drawn-wire drawn-accent" d="M392 215v30l12-8 12 8v-30" />
      <path className="drawn-wire drawn-good" d="M336 62A42 42 0 0 1 408 70" />
      <Head x={410} y={74} turn={62} tone="good" />
      <Label x={346} y={84} tone="good">
        90 d
      </Label>
    </Drawing>
  );
}
