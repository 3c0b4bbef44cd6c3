import { Suspense } from 'react';
import type { RequestContent } from '@/api/console/change-request';
import { useT } from '@/i18n/use-t';
import { Facts } from '@/ui/data/facts';
import { FullTime } from '@/ui/data/time';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const Differences = lazyComponent(
  () => import('@/components/config-differences/differences'),
  ['system-settings/config-backup'],
);

/** What a recovery changes, module by module. */
export function RecoveryContent({
  content: { fileName, createdAt, productVersion, modules },
}: {
  content: Extract<RequestContent, { kind: 'recovery' }>;
}) {
  const t = useT();
  return (
    <>
      <Facts
        items={[
          { label: t('changeRequest.file'), value: <bdi dir="ltr">{fileName}</bdi> },
          { label: t('changeRequest.updatedAt'), value: <FullTime at={createdAt} /> },
          { label: t('changeRequest.productVersion'), value: <bdi>{productVersion}</bdi> },
        ]}
      />
      <Suspense>
        <Differences modules={modules} before={t('changeRequest.before')} after={t('changeRequest.after')} />
      </Suspense>
    </>
  );
}
