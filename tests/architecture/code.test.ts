import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, matches, textOf, withoutComments } from './sources';

const source = filesOf('src');
const product = [...source, ...filesOf('mock'), ...filesOf('locales')];
// These rules name what they forbid, so they do not look at themselves.
const tests = [...filesOf('tests'), ...filesOf('e2e')].filter((file) => !file.startsWith('tests/architecture/'));
const styles = filesOf('src', /\.css$/);

/** Matches in the code of files, comments left out. */
const inCode = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    withoutComments(textOf(file))
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
const outside = (files: readonly string[], ...homes: readonly string[]) =>
  files.filter((file) => !homes.some((home) => file.startsWith(home)));
const linesOf = (file: string) => textOf(file).split('\n').length - 1;

describe('files', () => {
  it('are small: half of them at most 80 lines, nine of ten at most 180', () => {
    const sizes = source.map(linesOf).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length * 0.5)]).toBeLessThanOrEqual(80);
    expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThanOrEqual(180);
  });

  it('of the kit stay a kit: src/ui has no business word', () => {
    const words = /\b(secretKey|account center|organization|alarmTask|businessNode)\b/;
    expect(inCode(filesOf('src/ui'), words), 'what knows the domain stands in src/components').toEqual([]);
  });
});

describe('names that rooms share', () => {
  it('mean one thing each: none is exported by two files of lib, domain, the kit, the client, the shell and the parts', () => {
    // Screens and the mock gateway are read with their folder in sight; objects are called like their files.
    const shared = outside(source, 'src/pages/', 'src/objects/');
    const homes = new Map<string, Set<string>>();
    for (const file of shared)
      for (const [, name = ''] of textOf(file).matchAll(
        /^export (?:default )?(?:async )?(?:const|function|class|interface|type) (\w+)/gm,
      ))
        homes.set(name, (homes.get(name) ?? new Set()).add(file));
    // What may be done to an object in its state: taken as `import { can as … }`, or as its module's only word.
    homes.delete('can');
    const many = [...homes]
      .filter(([, files]) => files.size > 1)
      .map(([name, files]) => `${name}: ${[...files].join(', ')}`);
    expect(homes.size).toBeGreaterThan(2_000);
    expect(many).toEqual([]);
  });
});

describe('types', () => {
  it('are never any', () => {
    expect(inCode([...product, ...tests], /(:|<|\||&)\s*any\b|\bas any\b(?=\s*[;,)\]}.]|$)/)).toEqual([]);
  });

  it('are asserted only `as const`, and in the contract', () => {
    const casts = inCode(
      outside([...product, ...tests], 'src/lib/contract/', 'src/lib/query/queries.ts'),
      /[\w)\]}] as (?!const\b)[A-Z][\w.]*(<|\b(?! from))|\bas (unknown|never|string|number|object)\b/,
    ).filter(
      (line) => !/: (import|export|type) |^\S+ (import|export)|\* as |'[^']* as |"[^"]* as |`[^`]* as /.test(line),
    );
    expect(casts, 'narrow it with a check, Reflect.get or a schema').toEqual([]);
  });

  it('are not silenced', () => {
    expect(
      matches([...product, ...tests], /@ts-(ignore|nocheck|expect-error)/).filter(
        (line) => !line.includes('code.test'),
      ),
    ).toEqual([]);
  });
});

/** Who may ask the browser what time it is, and why: the operator's now is that of the gateway, whose rows it is about. */
const BROWSER_CLOCK: Readonly<Record<string, string>> = {
  'src/layouts/shell/new-version.ts': 'a span between two looks of this page, shown to nobody',
  'src/lib/drafts.ts': 'the age of a draft that this browser wrote, shown to nobody',
  'src/lib/gateway-clock.ts': 'knows how far both clocks are apart',
  'src/lib/http/axios.ts': 'how long a call took',
  'src/lib/http/headers.ts': 'tells the gateway the time of the client',
  'src/lib/http/last-calls.ts': 'noted before the gateway has told its time; the report that shows it converts it',
  'src/lib/query/queries.ts': 'ages of answers; what shows one converts it',
  'src/pages/anonymous/login-lock/detail.tsx': 'no session has told the time of the gateway there',
  'src/pages/system-settings/node-network/time/clocks.tsx': 'shows the clock of the browser as such',
  'src/pages/system-settings/node-network/time/drawer.tsx': 'its button fills in the time of the browser as such',
  'src/session/gateway-offers.ts': 'the age of what this browser keeps, before the gateway has told its time',
  'src/session/guard.ts': 'a span between two loads of this page, shown to nobody',
  'src/session/sign-out.ts': 'a mark that differs from the last one, for the other tabs',
};

it('the clock of the browser is no now for the operator: its users are few, and each has a reason', () => {
  const asks = /\bDate\.now\b|\bnew Date\(\s*\)|\bnew Date\b(?!\()|\b(?:dayjs|moment)(?:\.utc)?\(\)|\bTemporal\.Now\b/;
  const users = inCode(source, asks).map((line) => line.replace(/:\d+: .*/, ''));
  expect([...new Set(users)].sort(), 'take gatewayNow() of src/lib/gateway-clock').toEqual(
    Object.keys(BROWSER_CLOCK).sort(),
  );
});

/** Who may read or write the clock of a zone, and why: for all that an operator sees it is the one that he chose. */
const CLOCKS: Readonly<Record<string, string>> = {
  'src/domain/alarm/silence.ts': 'counts days in UTC, and keeps quiet in the zone of the silence',
  'src/domain/report/schedule.ts': 'counts days in UTC, and runs in the zone of the schedule',
  'src/layouts/shell/zone-choice.tsx': 'offers the zone of the browser as such',
  'src/lib/clock-zone.ts': 'has the zone that is shown',
  'src/lib/contract/dialect-forms.ts': 'reads the times of a gateway, with their offset',
  'src/lib/older-engines.ts': 'stands in for a list of zones',
  'src/lib/time-zone.ts': 'knows the zones of the platform',
  'src/lib/typed-time.ts': 'reads what was typed for the shown zone',
  'src/pages/alarm/silence/calendar.tsx': 'names days of the week by the times on the wall of the shown zone',
  'src/pages/system-settings/node-network/time/clocks.tsx': 'shows the clock of the browser as such',
  'src/ui/list/picker-moment.ts': 'stands between the shown zone and the library of the picker',
};

it('BEY-39 a time is shown and read in one zone: whoever asks another clock has a reason', () => {
  const foreign =
    /\bdayjs\b|\bDateTimeFormat\b|\btoLocale(Date|Time)String\b|\bgetTimezoneOffset\b|\.[gs]et(FullYear|Month|Date|Day|Hours|Minutes|Seconds)\(|\bDate\.parse\b|\bbrowserZone\b(?!')|type="(date|time|datetime-local)"/;
  const users = inCode(source, foreign).map((line) => line.replace(/:\d+: .*/, ''));
  expect([...new Set(users)].sort(), 'take src/lib/time or src/lib/typed-time').toEqual(Object.keys(CLOCKS));
});

// What may be imported where, packages too, is for .dependency-cruiser.cjs.
describe('gates', () => {
  it.each([
    ['storage', /\b(localStorage|sessionStorage|document\.cookie|indexedDB)\b/, ['src/lib/storage.ts']],
    [
      'HTML from a text',
      /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|document\.write/,
      ['src/ui/data/safe-html.tsx'],
    ],
    ['range pickers', /\bRangePicker\b/, ['src/ui/list/date-range']],
    // A no is an answer: whoever asks resolves to false.
    ['a call given up', /failure\('abort'/, ['src/lib/http']],
  ])('%s has one', (_, pattern, homes) => {
    expect(inCode(outside(source, ...homes), pattern), `only in ${homes.join(', ')}`).toEqual([]);
  });

  it("antd's static notices and dialogs are used nowhere", () => {
    const found = inCode(source, /\b(message|notification|Modal)\.(success|error|info|warning|confirm)\(/);
    expect(found, 'take useReport or useConfirm of src/ui/feedback').toEqual([]);
  });

  it("text areas grow by CSS: antd's autoSize measures through a style attribute, which the policy forbids (SEC-1)", () => {
    expect(inCode(source, /\bautoSize\b/)).toEqual([]);
  });

  it("numbers are typed as text: antd's InputNumber takes 1e1 and +5, and snaps 0x10 back without a word", () => {
    expect(inCode(source, /\bInputNumber\b/), 'take <Input inputMode="numeric" />').toEqual([]);
  });

  it("questions go through useLoad and its query, not through ahooks' useRequest, which keeps answers of its own", () => {
    expect(inCode(source, /\buseRequest\b/)).toEqual([]);
  });

  it('zod is imported whole, so that its locales stay out of the bundle', () => {
    expect(inCode([...product, ...tests], /import \{[^}]*\bz\b[^}]*\} from 'zod'/)).toEqual([]);
  });

  it('a select of a form says what to do while nothing is chosen', () => {
    const plain = inCode(
      [...filesOf('src/pages'), ...filesOf('src/components')],
      /<Select[\s<]|\bSelect,? .*from 'antd'/,
    );
    expect(plain, 'take Choice of the kit').toEqual([]);
  });

  it('a drawer that makes something says so: its button has the verb, not Save', () => {
    const unsaid = filesOf('src/pages')
      .filter((file) => /<FormDrawer\b/.test(textOf(file)))
      .filter((file) => /Api\.add\(/.test(textOf(file).replace(/can\([^)]*\)/g, '')) && !/\bverb=/.test(textOf(file)));
    expect(unsaid).toEqual([]);
  });

  it('features catch nothing: the kit shows each failure once', () => {
    expect(
      inCode(filesOf('src/pages'), /\btry \{|\} catch\b/),
      'hand the promise to the form, dialog or table that asks',
    ).toEqual([]);
  });
});

describe('files of operators', () => {
  it('SEC-6 that are chosen are checked by the one that takes them, before they are read or sent', () => {
    const takers = inCode(outside(source, 'src/ui/form/file-button.tsx'), /type="file"|<FileButton\b/).map(
      (line) => line.split(':')[0] ?? '',
    );
    expect(takers.length).toBeGreaterThan(4);
    const besides = (file: string) =>
      [...textOf(file).matchAll(/from '\.\/([\w-]+)'/g)]
        .map(([, name]) => `${dirname(file)}/${name}`)
        .flatMap((path) => source.filter((one) => one === `${path}.ts` || one === `${path}.tsx`));
    const isChecked = (file: string) => [file, ...besides(file)].some((one) => /\bcheckFile\(/.test(textOf(one)));
    expect(
      takers.filter((file) => !isChecked(file)),
      'check it with checkFile of lib/file-check',
    ).toEqual([]);
  });
});

describe('polling', () => {
  it('REL-7 is usePoll; at a pace of its own asks what an operator chose, what never ends, or a countdown of minutes', () => {
    const PACED = [
      // Chosen by the operator; at first off where it is no wall and would move what is read.
      'src/ui/list/use-list.tsx',
      'src/ui/list/use-row-store.ts',
      'src/ui/list/scroll-table.tsx',
      'src/ui/list/use-refresh.ts',
      'src/pages/console/home/refresh.tsx',
      'src/pages/system-settings/node-monitor/detail.tsx',
      'src/pages/system-settings/node-network/routing-state/provider.tsx',
      'src/pages/system-settings/node-network/interfaces/link-state.tsx',
      // Nodes that will go back: nothing says when somebody else applies.
      'src/components/network-wait/waiting-nodes.tsx',
      'src/pages/system-settings/node-network/use-node.ts',
      // Nothing says when somebody else freezes nodes, or schedules an apply.
      'src/components/freeze/use-freezes.ts',
      'src/components/scheduled-apply/strip.tsx',
      // As long as the alarm goes on, which may be for days.
      'src/pages/alarm/record/detail.tsx',
      'src/pages/alarm/record/timeline.tsx',
      // Nothing says when the engine falls silent, or when an alarm begins.
      'src/components/alarm/engine-line.tsx',
      'src/components/alarm/alarm-count.tsx',
      // Over with the countdown, and with the last part.
      'src/pages/system-settings/node-network/decision/decision.tsx',
      'src/pages/log/export-task/use-batches.ts',
    ];
    // Only the query asks by a clock: tests/lib/query holds that it rests with the page.
    const homes = ['src/ui/data/use-load.ts', 'src/lib/query/query.ts'];
    const found = inCode(outside(source, ...homes, ...PACED), /\bpollMs\b|pollingInterval|setInterval\([^)]*reload/);
    expect(found, 'use usePoll').toEqual([]);
    for (const file of PACED) expect(textOf(file), file).toMatch(/\bpollMs\b/);
    expect(textOf('src/ui/data/use-load.ts')).toMatch(/query\.want\(\{[^}]*\bpollMs\b/);
  });
});

describe('secrets', () => {
  it('SEC-8 are typed into the one field of the kit, which must be told what a password manager may do', () => {
    expect(
      inCode(outside(source, 'src/ui/feedback/secret-input.tsx'), /type="password"|Input\.Password/),
      'take SecretInput',
    ).toEqual([]);
    expect(textOf('src/ui/feedback/secret-input.tsx')).toMatch(/\n {2}autoComplete: 'current-password'/);
  });
});

describe('styles', () => {
  it('A11Y-6 know start and end, not left and right, so that they mirror', () => {
    const physical =
      /(^|[\s;{])((margin|padding|border)-(left|right)|left|right|text-align:\s*(left|right)|float)\b\s*:?/;
    expect(matches(styles, physical).filter((line) => !/\/\*|to (left|right)|in (right|left)/.test(line))).toEqual([]);
  });
});

describe('markup', () => {
  it('A11Y-6 gives no part a left or right of its own', () => {
    const physical =
      /\b(margin|padding|border)(Left|Right)\b|textAlign: '(left|right)'|\b(placement|align|iconPosition|fixed)(=|: )["'](left|right)["']|[{,] (left|right): [\d'"]/;
    expect(inCode(outside(source, 'src/ui/chart/', 'src/pages/landing/product/drawings/'), physical)).toEqual([]);
  });
});

describe('tests', () => {
  it('are all run', () => {
    expect(
      inCode(tests, /\b(it|test|describe)\.(only|skip|todo|fixme|runIf|skipIf)\b|\b(xit|fit|xdescribe)\(/),
    ).toEqual([]);
  });

  it('wait for what they want to see, never for a time', () => {
    expect(
      inCode(tests, /waitForTimeout|setTimeout\(\s*(resolve|done|r)\b/),
      'wait with findBy…, waitFor or expect.poll',
    ).toEqual([]);
  });

  it('put nothing of their own into a prototype, where it would stay for every file behind them', () => {
    expect(inCode(tests, /\.prototype\.\w+ = /), 'take vi.spyOn, which is undone after the test').toEqual([]);
  });

  it('look for what an operator perceives: no test ids, no class names', () => {
    const pattern =
      /(get|find|query)(All)?ByTestId|data-testid|(querySelector(All)?|locator)(<[^>]*>)?\(\s*['"`][^'"`]*\.(ant-|[a-z]+-[a-z])/;
    expect(inCode(tests, pattern)).toEqual([]);
  });

  it('let every call and file through: what goes wrong is planned at the gateway', () => {
    expect(inCode(filesOf('e2e'), /\.(route|unroute|routeFromHAR|routeWebSocket)\(/), 'use fault()').toEqual([]);
  });

  it('start modules anew only in a worker of their own: a second mock gateway in the same one would catch every call twice', () => {
    const alone = /const ALONE = \[([^\]]*)\]/.exec(textOf('vitest.config.ts'))?.[1] ?? '';
    const renewing = inCode(tests, /\bresetModules\(|\bvi\.hoisted\(/).map((line) => line.split(':')[0] ?? '');
    expect(renewing.length).toBeGreaterThan(3);
    expect(
      [...new Set(renewing)].filter((file) => !alone.includes(`'${file}'`)),
      'name it in ALONE of vitest.config.ts',
    ).toEqual([]);
  });

  it('mock no module of ours, and keep no snapshots', () => {
    expect(inCode(tests, /vi\.(mock|doMock)\(|toMatch(Inline)?Snapshot\(/)).toEqual([]);
  });
});
