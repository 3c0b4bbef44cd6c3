import { Bars, Drawing, Globe, Head, Label, Laptop, Lock, MarkShape, ServerShape, Sheet, Shield, Wire } from './shapes';

/** Users of three lines, each sent to the answer that is nearest and alive. */
export function CloudResolution() {
  return (
    <Drawing>
      {[56, 140, 224].map((y) => (
        <Laptop key={y} x={56} y={y} />
      ))}
      <Wire d="M92 56C140 56 140 128 178 134" />
      <Wire d="M92 140H176" />
      <Wire d="M92 224C140 224 140 152 178 146" />
      <circle className="drawn-shield drawn-accent" cx={228} cy={140} r={50} />
      <Globe x={228} y={140} r={30} tone="accent" />
      <Wire d="M278 128C320 116 320 62 360 58" tone="accent" />
      <Head x={366} y={57} tone="accent" />
      <Wire d="M278 140H358" tone="bad" isDashed />
      <MarkShape x={324} y={140} tone="bad" />
      <Wire d="M278 152C320 166 320 218 360 222" tone="accent" />
      <Head x={366} y={223} tone="accent" />
      <ServerShape x={374} y={36} rows={2} />
      <ServerShape x={374} y={120} rows={2} tone="quiet" />
      <ServerShape x={374} y={204} rows={2} />
      <Label x={374} y={94}>
        192.0.2.1
      </Label>
      <Label x={374} y={262}>
        192.0.2.3
      </Label>
    </Drawing>
  );
}

/** Name servers of one's own, copied to the cloud zone by zone. */
export function Hosting() {
  return (
    <Drawing>
      <Sheet x={28} y={52} w={132} h={176} tone="quiet" />
      <Label x={46} y={80}>
        ns1.acme
      </Label>
      <ServerShape x={58} y={96} rows={5} />
      <Wire d="M170 116H262" tone="accent" />
      <Head x={268} y={116} tone="accent" />
      <Label x={196} y={104} tone="accent">
        AXFR
      </Label>
      <Wire d="M170 164H238" />
      <Head x={244} y={164} />
      <Label x={184} y={184} tone="quiet">
        NOTIFY
      </Label>
      <path className="drawn-shield drawn-accent" d="M300 226a48 48 0 0 1-8-95 66 66 0 0 1 124-24 60 60 0 0 1 2 119Z" />
      <Sheet x={304} y={124} w={108} h={28} />
      <Label x={315} y={142}>
        acme.example
      </Label>
      <Sheet x={304} y={160} w={108} h={28} />
      <Label x={315} y={178}>
        corp.example
      </Label>
      <Bars x={315} y={204} widths={[70]} />
    </Drawing>
  );
}

/** A flood that breaks on the shield while the queries pass. */
export function ShieldDns() {
  const flood = [40, 72, 104, 176, 208, 240];
  return (
    <Drawing>
      {flood.map((y, index) => (
        <g key={y}>
          <Wire d={`M${24 + (index % 3) * 22} ${y}H${166 + Math.abs(140 - y) / 8}`} tone="bad" isDashed />
          <MarkShape x={176 + Math.abs(140 - y) / 8} y={y} tone="bad" />
        </g>
      ))}
      <Shield x={276} y={140} size={96} />
      <Wire d="M24 140H356" tone="good" />
      <Head x={364} y={140} tone="good" />
      <Label x={24} y={130} tone="good">
        A? acme.example
      </Label>
      <ServerShape x={370} y={84} rows={5} />
      <Bars x={374} y={210} widths={[60]} />
    </Drawing>
  );
}

/** Devices behind a resolver that asks the intelligence first and lets nothing bad through. */
export function Safeguard() {
  return (
    <Drawing>
      <Laptop x={56} y={82} />
      <Laptop x={56} y={206} />
      <Wire d="M92 82C130 82 130 128 166 136" />
      <Wire d="M92 206C130 206 130 158 166 150" />
      <Sheet x={172} y={92} w={124} h={100} tone="accent" />
      <Shield x={234} y={126} size={20} />
      <Label x={234} y={174} tone="accent" isCentered>
        resolver
      </Label>
      <Sheet x={180} y={22} w={108} h={40} />
      <Label x={234} y={46} isCentered>
        IOC 1.2 M
      </Label>
      <Wire d="M234 62V84" tone="accent" />
      <Head x={234} y={91} turn={90} tone="accent" />
      <Wire d="M296 128C336 120 340 86 372 84" tone="good" />
      <Head x={378} y={84} tone="good" />
      <Globe x={416} y={84} r={36} />
      <Wire d="M296 160C330 168 336 206 360 208" tone="bad" isDashed />
      <MarkShape x={372} y={208} tone="bad" />
      <Label x={344} y={240} tone="bad">
        c2.example
      </Label>
    </Drawing>
  );
}

/** Bricks that the requests of bots and injections do not pass. */
export function Firewall() {
  const rows = [0, 1, 2, 3, 4, 5, 6];
  return (
    <Drawing>
      {[
        { y: 66, text: "' OR 1=1 --", tone: 'bad' },
        { y: 140, text: 'GET /shop', tone: 'good' },
        { y: 214, text: '<script>', tone: 'bad' },
      ].map(({ y, text, tone }) => {
        const isGood = tone === 'good';
        return (
          <g key={y}>
            <Label x={24} y={y - 10} tone={isGood ? 'good' : 'bad'}>
              {text}
            </Label>
            <Wire d={`M24 ${y}H${isGood ? 330 : 176}`} tone={isGood ? 'good' : 'bad'} isDashed={!isGood} />
          </g>
        );
      })}
      {rows.map((row) => (
        <g key={row}>
          <Sheet x={row % 2 ? 204 : 218} y={32 + row * 31} w={34} h={27} r={4} tone={row === 3 ? 'quiet' : 'accent'} />
          <Sheet x={row % 2 ? 242 : 256} y={32 + row * 31} w={34} h={27} r={4} tone={row === 3 ? 'quiet' : 'accent'} />
        </g>
      ))}
      <Wire d="M180 140H330" tone="good" />
      <Head x={338} y={140} tone="good" />
      <MarkShape x={190} y={66} tone="bad" />
      <MarkShape x={190} y={214} tone="bad" />
      <Sheet x={344} y={76} w={112} h={128} />
      <path className="drawn-rule" d="M344 98h112" />
      <Sheet x={358} y={112} w={84} h={38} tone="quiet" />
      <Bars x={358} y={164} widths={[84, 56]} />
      <Lock x={440} y={80} size={0.8} />
    </Drawing>
  );
}
