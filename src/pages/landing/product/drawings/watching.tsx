import { Bars, Drawing, Globe, Head, Label, MarkShape, Sheet, Wire } from './shapes';

/** Probe nodes all over the world look at one target; one of them sees it late. */
export function Monitoring() {
  const probes = [
    { x: 62, y: 60 },
    { x: 38, y: 138 },
    { x: 84, y: 216 },
    { x: 206, y: 34 },
    { x: 218, y: 232 },
  ];
  return (
    <Drawing>
      <Globe x={136} y={136} r={78} tone="quiet" />
      {probes.map(({ x, y }, index) => (
        <g key={x}>
          <Wire d={`M${x} ${y}L136 136`} tone={index === 4 ? 'attention' : 'accent'} isDashed={index === 4} />
          <circle className={`drawn-shield drawn-${index === 4 ? 'attention' : 'accent'}`} cx={x} cy={y} r={9} />
        </g>
      ))}
      <circle className="drawn-shield drawn-accent" cx={136} cy={136} r={22} />
      <Label x={136} y={141} tone="accent" isCentered>
        443
      </Label>
      <Sheet x={264} y={44} w={188} h={192} />
      <Label x={282} y={70}>
        HTTP · 38 ms
      </Label>
      <path className="drawn-rule" d="M282 92h152M282 128h152M282 164h152" />
      <Wire d="M282 150 300 142 318 148 336 138 354 146 372 140 390 100 408 136 434 142" tone="accent" />
      <MarkShape x={390} y={100} tone="attention" />
      <Bars x={282} y={190} widths={[152, 104]} gap={18} />
    </Drawing>
  );
}

/** An address, and what is known of it. */
export function AddressIntelligence() {
  return (
    <Drawing>
      <Globe x={130} y={148} r={92} tone="quiet" />
      <path
        className="drawn-shield drawn-accent"
        d="M150 176C120 140 112 124 112 106a38 38 0 0 1 76 0C188 124 180 140 150 176Z"
      />
      <circle className="drawn-lens" cx={150} cy={106} r={13} />
      <Wire d="M192 106H252" tone="accent" />
      <Head x={260} y={106} tone="accent" />
      <Sheet x={266} y={44} w={188} h={192} />
      <Label x={284} y={72} tone="accent">
        203.0.113.24
      </Label>
      <path className="drawn-rule" d="M284 86h152M284 122h152M284 158h152" />
      <Label x={284} y={108}>
        AS64500
      </Label>
      <Bars x={372} y={102} widths={[64]} />
      <Label x={284} y={144}>
        IDC
      </Label>
      <Bars x={372} y={138} widths={[48]} />
      <rect className="drawn-bar" x={284} y={180} width={152} height={8} rx={4} />
      <g className="drawn-attention">
        <rect className="drawn-share" x={284} y={180} width={58} height={8} rx={4} />
      </g>
      <Label x={284} y={214} tone="attention">
        38 / 100
      </Label>
    </Drawing>
  );
}

/** Two ways to one site, and how far the newer one has come. */
export function Ipv6Support() {
  const checks = [
    { y: 70, width: 96, tone: 'good' },
    { y: 118, width: 120, tone: 'good' },
    { y: 166, width: 84, tone: 'attention' },
    { y: 214, width: 104, tone: 'good' },
  ] as const;
  return (
    <Drawing>
      <circle className="drawn-dial" cx={136} cy={140} r={84} />
      <path className="drawn-dial drawn-dial-share" d="M136 56A84 84 0 1 1 56.1 114" />
      <text className="drawn-text drawn-accent drawn-large" x={136} y={142} textAnchor="middle">
        80%
      </text>
      <Label x={136} y={164} isCentered>
        IPv6
      </Label>
      <Sheet x={264} y={40} w={188} h={204} />
      {checks.map(({ y, width, tone }) => (
        <g key={y}>
          <MarkShape x={290} y={y} tone={tone} />
          <Bars x={312} y={y - 3} widths={[width]} />
          {y < 200 && <path className="drawn-rule" d={`M282 ${y + 24}h152`} />}
        </g>
      ))}
    </Drawing>
  );
}

/** A top-level domain, the registrars under it, and the books of both. */
export function Registry() {
  const registrars = [56, 156, 256];
  return (
    <Drawing>
      <Sheet x={110} y={30} w={136} h={52} tone="accent" />
      <text className="drawn-text drawn-accent drawn-large" x={178} y={64} textAnchor="middle">
        .brand
      </text>
      {registrars.map((x, index) => (
        <g key={x}>
          <Wire d={`M178 82V108H${x}V130`} tone={index === 1 ? 'accent' : 'quiet'} />
          <Sheet x={x - 42} y={130} w={84} h={44} />
          <Bars x={x - 28} y={142} widths={[56, 36]} gap={14} />
          <Wire d={`M${x - 18} 174V204M${x + 18} 174V204`} />
          <circle className="drawn-shield drawn-plain" cx={x - 18} cy={212} r={8} />
          <circle className="drawn-shield drawn-plain" cx={x + 18} cy={212} r={8} />
        </g>
      ))}
      <MarkShape x={198} y={130} tone="good" />
      <MarkShape x={298} y={130} tone="attention" />
      <Sheet x={334} y={64} w={118} h={168} />
      <Bars x={350} y={84} widths={[60]} />
      {[32, 54, 44, 72].map((height, index) => (
        <g key={height} className="drawn-accent">
          <rect
            className={index === 3 ? 'drawn-share' : 'drawn-bar'}
            x={350 + index * 22}
            y={190 - height}
            width={14}
            height={height}
            rx={2}
          />
        </g>
      ))}
      <path className="drawn-rule" d="M346 194h94" />
      <Bars x={350} y={208} widths={[86]} />
    </Drawing>
  );
}
