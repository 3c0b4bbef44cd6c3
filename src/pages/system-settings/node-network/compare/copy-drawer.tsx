import { Alert, Switch } from 'antd';
import * as z from 'zod';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { NodeSelectMany } from '@/components/business-node/node-select';
import { readStaged, stageAll } from '@/components/network-changes/staged-set';
import { withChanges } from '@/domain/net/change-set';
import { copySections } from '@/domain/net/compare';
import type { SectionKey } from '@/domain/net/node-config';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useReport } from '@/ui/feedback/report';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { SECTION_FACTS, SECTION_NAMES } from '../model';
import { newKey } from '../new-key';

type Network = Awaited<ReturnType<typeof nodeNetworkApi.get>>;

/** Nodes are written to one by one, so an operator can still read what was staged. */
const MOST_TARGETS = 20;

const copyForm = z.object({
  targets: z.array(z.string()).min(1).max(MOST_TARGETS),
  isExact: z.boolean().default(false),
});
const { Field } = formOf(copyForm);

/** Values that are mostly each node's own. */
const OWN: readonly SectionKey[] = ['interfaces', 'gateways', 'loopback'];

interface Props {
  from: Network;
  sections: readonly SectionKey[];
  /** Single entries of other sections, by section and name. */
  entries: ReadonlySet<string>;
  onClose: () => void;
}

/** Copies sections of a node to others: as staged changes, which are reviewed and applied on each of them. */
export function CopyDrawer({ from, sections, entries, onClose }: Props) {
  const t = useT();
  const can = useCan();
  const report = useReport();
  const touched = SECTION_NAMES.filter(
    (section) => sections.includes(section) || [...entries].some((one) => one.startsWith(`${section}/`)),
  );
  const isWanted = (section: SectionKey, name: string) =>
    sections.includes(section) || entries.has(`${section}/${name}`);
  const names = touched.map((section) => {
    const label = t(SECTION_FACTS[section].label);
    const own = [...entries].flatMap((one) => (one.startsWith(`${section}/`) ? [one.slice(section.length + 1)] : []));
    const named = listed(own, t('common.separator'));
    return sections.includes(section) ? label : t('network.copyEntries', { section: label, entries: named });
  });
  const copy = async ({ targets, isExact }: z.output<typeof copyForm>) => {
    const nodes = await Promise.all(targets.map((id) => nodeNetworkApi.get({ id })));
    const staged = nodes.map((node) => {
      // What is staged there already counts: a copy that is made twice adds nothing.
      const target = withChanges(node.config, readStaged(node.id)?.changes ?? []);
      const changes = copySections(touched, from.config, target, { isExact, newKey, isWanted });
      const isKept = changes.length === 0 || stageAll(node, changes);
      if (!isKept) report.warning(t('network.notKept'));
      return isKept ? changes.length : 0;
    });
    const count = staged.reduce((sum, one) => sum + one, 0);
    report.success(t('network.copied', { count, nodes: staged.filter((one) => one > 0).length }));
  };
  return (
    <FormDrawer
      name={`networkCopy:${from.id}`}
      title={t('network.copyTitle', { name: from.name })}
      verb={t('network.stage')}
      schema={copyForm}
      initial={{ targets: [] }}
      permit={can(nodeNetworkApi.apply)}
      onSubmit={copy}
      onClose={onClose}
    >
      <p>{t('network.copyText', { sections: listed(names, t('common.separator')) })}</p>
      {touched.some((section) => OWN.includes(section)) && (
        <Alert type="warning" showIcon title={t('network.copyOwn')} className="form-problem" />
      )}
      <Field name="targets" label={t('network.targets')}>
        <NodeSelectMany except={from.id} />
      </Field>
      <Field name="isExact" label={t('network.isExact')} help={t('network.isExactHelp')} valueProp="checked">
        <Switch />
      </Field>
    </FormDrawer>
  );
}
