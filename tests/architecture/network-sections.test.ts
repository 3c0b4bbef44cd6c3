import { describe, expect, it } from 'vitest';
import { networkChange, nodeConfig } from '@/api/system-settings/node-network';
import { nodeSections } from '@/api/system-settings/node-section';
import { LABELS } from '@/components/network-sections/labels';
import { SECTION_KINDS } from '@/domain/net/sections';
import { SECTION_FACTS } from '@/pages/system-settings/node-network/model';
import { filesOf, matches } from './sources';

const sorted = (names: Iterable<string>) => [...names].sort();

describe('the sections of a node’s network', () => {
  it('are the same ones in the contract, in its edits, in the core, by name and on the screen', () => {
    const sections = sorted(Object.keys(nodeConfig.shape));
    expect(sorted(Object.keys(nodeSections))).toEqual(sections);
    expect(sorted(networkChange.options.flatMap(({ shape }) => [...shape.section.values]))).toEqual(sections);
    expect(sorted(Object.keys(SECTION_KINDS))).toEqual(sections);
    expect(sorted(Object.keys(LABELS))).toEqual(sections);
    expect(sorted(Object.keys(SECTION_FACTS))).toEqual(sections);
  });

  /** They cannot import one list: what a screen shows is not for the core, and where it shows it is not for the log. */
  it('are entered in one line of the contract, of the core, of the labels and of the screen beside their own files', () => {
    const folders = [
      'src/api/system-settings',
      'src/domain/net',
      'src/components',
      'src/pages/system-settings/node-network',
    ];
    const found = matches(
      folders.flatMap((folder) => filesOf(folder)).filter((file) => !/\/snmp(\/|\.ts$)/.test(file)),
      /snmp/i,
    );
    expect(found.map((line) => line.replace(/:\d+: /, ' | '))).toEqual([
      "src/api/system-settings/node-section.ts | snmp: sectionEdit('/api/dcomm/nodeNetwork/updateSnmp', SECTIONS.snmp.change),",
      "src/domain/net/sections.ts | import { snmp } from './snmp/section';",
      'src/domain/net/sections.ts | snmp,',
      "src/components/network-sections/labels.ts | import { snmpLabels } from './snmp';",
      'src/components/network-sections/labels.ts | snmp: snmpLabels,',
      "src/pages/system-settings/node-network/model.ts | import { snmpFacts } from './snmp/facts';",
      'src/pages/system-settings/node-network/model.ts | snmp: snmpFacts,',
    ]);
  });
});
