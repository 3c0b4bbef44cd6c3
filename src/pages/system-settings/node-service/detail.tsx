import type { BusinessNodeDetail } from '@/api/system-settings/business-node';
import { DEPLOYMENTS } from '@/components/business-node/labels';
import { NodePage } from '@/components/business-node/node-page';
import { codeText } from '@/i18n/code-text';
import { useT } from '@/i18n/use-t';
import { Facts } from '@/ui/data/facts';
import { FullTime } from '@/ui/data/time';
import { Copyable } from '@/ui/feedback/copyable';
import { Section } from '@/ui/page/detail-page';
import { ACTIVATED_BY } from './labels';
import { ServiceTable } from './service-table';

/** The basic configuration of a node: its activation, its system, and the services it runs. */
export default function NodeConfiguration() {
  const t = useT();
  return (
    <NodePage title={t('nodeService.title')} current="config">
      {(node) => (
        <>
          <ServiceTable node={node} />
          <Activation node={node} />
          <Section title={t('nodeService.system')}>
            <Facts
              items={[
                { label: t('nodeService.hostname'), value: <Copyable text={node.hostname} /> },
                { label: t('nodeService.managementIp'), value: <Copyable text={node.managementIp} /> },
                { label: t('nodeService.os'), value: node.os },
              ]}
            />
          </Section>
        </>
      )}
    </NodePage>
  );
}

function Activation({ node: { activatedAt, activatedBy, deployment } }: { node: BusinessNodeDetail }) {
  const t = useT();
  return (
    <Section title={t('nodeService.activation')}>
      <Facts
        items={[
          { label: t('businessNode.activatedAt'), value: <FullTime at={activatedAt} /> },
          {
            label: t('nodeService.activatedBy'),
            value: activatedBy === null ? t('common.none') : codeText(t, ACTIVATED_BY, activatedBy),
          },
          { label: t('businessNode.deployment'), value: codeText(t, DEPLOYMENTS, deployment) },
        ]}
      />
    </Section>
  );
}
