import { Alert, Spin } from 'antd';
import { useEffect } from 'react';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { LINT_CODES } from '@/domain/net/lint';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import type { StagedNode } from '../use-node';

const OWN: ReadonlySet<string> = new Set(LINT_CODES);

/** What the gateway says of the set before it is applied: a refusal, or what this console does not know to look for. */
export function GatewayCheck({ node: { network, version, changes, reload } }: { node: StagedNode }) {
  const t = useT();
  const checked = useLoad(nodeNetworkApi.preview, { id: network.id, version, changes: [...changes] });
  const isRefused = checked.failure?.kind === 'business';
  // Mostly somebody applied meanwhile: with the newer version in hand the three-way comparison is shown.
  useEffect(() => {
    if (isRefused) reload();
  }, [isRefused, reload]);
  if (checked.failure) return <LoadFailure failure={checked.failure} onRetry={checked.reload} />;
  if (checked.isUnoffered) return null;
  if (!checked.data) return <Spin size="small" description={t('network.checking')} />;
  const others = checked.data.warnings.filter(({ code }) => !OWN.has(code));
  return (
    <>
      <p role="status">{t('network.checked')}</p>
      {others.map(({ code, path, message }) => (
        <Alert key={`${code}/${path.join('/')}`} type="warning" showIcon title={message} />
      ))}
    </>
  );
}
