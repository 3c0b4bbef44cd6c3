import { describe, expect, it } from 'vitest';
import { networkChange, nodeConfig } from '@/api/system-settings/node-network';
import { KINDS } from '@/lib/net/sections';
import { SECTIONS } from '@/pages/system-settings/node-network/model';
import { filesOf, matches } from './sources';

const sorted = (names: Iterable<string>) => [...names].sort();

describe('the sections of a node’s network', () => {
  it('are the same ones in the contract, in its edits, in the core and on the screen', () => {
    const sections = sorted(Object.keys(nodeConfig.shape));
    expect(sorted(networkChange.options.flatMap(({ shape }) => [...shape.section.values]))).toEqual(sections);
    expect(sorted(Object.keys(KINDS))).toEqual(sections);
    expect(sorted(Object.keys(SECTIONS))).toEqual(sections);
  });

  /**
   * Where a section is entered beside its own files, by one that no other refers to. Each list is of a layer that
   * cannot import the next one; what may be missing from it does not compile.
   */
  it('are entered in one line per list, and nowhere else', () => {
    const own = /node-snmp\.ts$|(lint|router)-system\.ts$|\/snmp\//;
    const folders = [
      'src/api/system-settings',
      'src/lib/net',
      'src/components',
      'src/pages/system-settings/node-network',
    ];
    const isCode = /: '\w+',$/;
    const found = matches(
      folders.flatMap((folder) => filesOf(folder)).filter((file) => !own.test(file)),
      /snmp/i,
    ).filter((line) => !line.includes(': import ') && !isCode.test(line));
    expect(found.map((line) => line.replace(/:\d+: /, ' | '))).toEqual([
      'src/api/system-settings/node-network.ts | snmp: snmpSettings,',
      "src/api/system-settings/node-network.ts | change('snmp', snmpSettings),",
      'src/lib/net/lint.ts | return { ahead, behind: [...lintBfd(config), ...lintTime(config), ...lintSnmp(config)] };',
      "src/lib/net/node-config.ts | export type SnmpSettings = EntryOf<'snmp'>;",
      'src/lib/net/router-text.ts | ...snmpLines(config.snmp),',
      "src/lib/net/sections.ts | snmp: single('snmp', never, (edit) => ({ section: 'snmp', ...edit })),",
      'src/pages/system-settings/node-network/model.ts | snmp: snmpFacts,',
      'src/pages/system-settings/node-network/system/section.tsx | <SnmpSection node={node} />',
    ]);
  });
});
