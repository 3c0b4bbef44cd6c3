import { Input } from 'antd';
import { NETWORKS } from '@/components/network-sections/ospf-codes';
import type { NodeConfig } from '@/domain/net/node-config';
import { MAX_INTERVAL, ospfInterfaceInput, ospfNetworks, TRANSMIT_DELAYS } from '@/domain/net/ospf/schema';
import { OSPF_SECTIONS, type OspfVersion } from '@/domain/net/ospf-config';
import { useT } from '@/i18n/use-t';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { FormSection } from '@/ui/form/form-section';
import type { StagedNode } from '../use-node';

const { Field } = formOf(ospfInterfaceInput);

/** Ports and binding groups that are free for the version; a port that is bound speaks through its group. */
function freePorts({ interfaces, bindings, ...rest }: NodeConfig, version: OspfVersion, own: string | undefined) {
  const taken = new Set([
    ...rest[OSPF_SECTIONS[version].interfaces].map(({ port }) => port),
    ...bindings.flatMap(({ first, second }) => [first, second]),
  ]);
  const free = [...interfaces, ...bindings].map(({ name }) => name).filter((name) => !taken.has(name));
  return own === undefined ? free : [own, ...free];
}

interface Props {
  node: StagedNode;
  version: OspfVersion;
  /** The port of the entry as it is. */
  port: string | undefined;
}

const TIMERS = ['hello', 'dead', 'retransmit', 'transmitDelay'] as const;

/** Where OSPF speaks, what the way costs, how fast silence is noticed, and by which BFD template. */
export function InterfaceFields({ node: { next }, version, port }: Props) {
  const t = useT();
  const areas = next[OSPF_SECTIONS[version].areas];
  return (
    <>
      <FormSection title={t('ospf.place')}>
        <div className="network-pair">
          <Field name="port" label={t('ospf.port')}>
            <Choice options={freePorts(next, version, port).map((value) => ({ value, label: value }))} />
          </Field>
          <Field name="area" label={t('ospf.area')}>
            <Choice options={areas.map(({ area }) => ({ value: area, label: area }))} />
          </Field>
          <Field name="networkType" label={t('ospf.networkType')}>
            <Choice options={ospfNetworks[version].map((value) => ({ value, label: t(NETWORKS[value]) }))} />
          </Field>
          <Field name="cost" label={t('ospf.cost')} help={t('ospf.costHelp')}>
            <Input dir="ltr" inputMode="numeric" autoComplete="off" />
          </Field>
          <Field name="priority" label={t('ospf.priority')} help={t('ospf.priorityHelp')}>
            <Input dir="ltr" inputMode="numeric" autoComplete="off" />
          </Field>
          <Field name="bfd" label={t('ospf.bfd')} help={t('ospf.bfdHelp')}>
            <Choice
              options={[
                { value: '', label: t('ospf.noBfd') },
                ...next.bfdTemplates.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </Field>
        </div>
      </FormSection>
      <FormSection title={t('ospf.timers')}>
        <div className="network-pair">
          {TIMERS.map((name) => (
            <Field
              key={name}
              name={name}
              label={t(`ospf.${name}`)}
              help={
                name === 'dead'
                  ? t('ospf.deadHelp')
                  : t('ospf.intervalHelp', {
                      max: String(name === 'transmitDelay' ? TRANSMIT_DELAYS[version] : MAX_INTERVAL),
                    })
              }
              dependencies={name === 'dead' ? ['hello'] : []}
            >
              <Input dir="ltr" inputMode="numeric" autoComplete="off" suffix={t('ospf.unitS')} />
            </Field>
          ))}
        </div>
      </FormSection>
    </>
  );
}
