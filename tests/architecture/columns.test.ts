import { expect, it } from 'vitest';
import { filesOf, textOf, withoutComments } from './sources';

/** What draws columns, and is no list with an export. */
const NO_LIST = [
  'src/ui/list/resource-table.tsx',
  'src/ui/list/part-table.tsx',
  'src/components/config-differences/differences.tsx',
  'src/components/csv-import/import-lines.tsx',
  'src/components/history/history-drawer.tsx',
  'src/components/order/specification.tsx',
  'src/components/resource-rows/resource-list.tsx',
  'src/pages/alarm/task/dry-run.tsx',
  'src/pages/business-account/access/rights.tsx',
  'src/pages/cost-center/order/detail.tsx',
  'src/pages/cost-center/quota/usage-table.tsx',
  'src/pages/system-settings/announcement/neighbors.tsx',
  'src/pages/system-settings/ask-nodes/results.tsx',
  'src/pages/system-settings/config-backup/detail.tsx',
  'src/pages/system-settings/intelligence-source/import-preview.tsx',
  'src/pages/system-settings/intelligence-source/lookup.tsx',
  'src/pages/system-settings/intelligence-source/overlap.tsx',
  'src/pages/system-settings/looking-glass/ospf-areas.tsx',
  'src/pages/system-settings/node-network/',
  'src/pages/system-settings/node-service/service-table.tsx',
  'src/pages/system-settings/rollout/members.tsx',
  'src/pages/system-settings/rollout/node-pick.tsx',
  'src/pages/system-settings/rollout/versions.tsx',
];

const OPEN = '([{';
const CLOSE = ')]}';

/** The object literal around a place, without what stands in brackets inside of it. */
function objectAround(text: string, place: number): string {
  let start = place;
  for (let depth = 0; start > 0; start -= 1) {
    if (CLOSE.includes(text.charAt(start))) depth += 1;
    if (OPEN.includes(text.charAt(start)) && --depth < 0) break;
  }
  let own = '';
  for (let at = start + 1, depth = 0; at < text.length && depth >= 0; at += 1) {
    const sign = text.charAt(at);
    if (CLOSE.includes(sign)) depth -= 1;
    if (depth === 0 && !CLOSE.includes(sign)) own += sign;
    if (OPEN.includes(sign)) depth += 1;
  }
  return own;
}

/** The columns of a file that draw their cells, and what each says beside that. */
const drawnColumns = (file: string) => {
  const text = withoutComments(textOf(file));
  return [...text.matchAll(/\brender[:(]/g)].map(({ index }) => ({
    place: `${file}:${text.slice(0, index).split('\n').length}`,
    own: objectAround(text, index),
  }));
};

it('every column that draws its cells says what a file has of them: over a preset, what that writes is no longer what is shown', () => {
  const files = filesOf('src', /\.tsx$/).filter((file) => !NO_LIST.some((home) => file.startsWith(home)));
  const columns = files.flatMap(drawnColumns).filter(({ own }) => /\b(key|title): |\.\.\./.test(own));
  expect(columns.length).toBeGreaterThan(50);
  const silent = columns.filter(
    ({ own }) => !own.includes("key: 'actions'") && !/\b(exportValue|inFile)\b|\.\.\.words\b/.test(own),
  );
  expect(
    silent.map(({ place }) => place),
    'give it exportValue, or inFile where it holds several things',
  ).toEqual([]);
});
