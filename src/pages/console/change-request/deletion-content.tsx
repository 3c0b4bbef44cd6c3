import type { RequestContent } from '@/api/console/change-request';
import { useT } from '@/i18n/use-t';
import { Section } from '@/ui/page/detail-page';

/** What a deletion takes away. */
export function DeletionContent({
  content: { holds },
  kind,
}: {
  content: Extract<RequestContent, { kind: 'deletion' }>;
  kind: string;
}) {
  const t = useT();
  return (
    <Section title={t(kind === 'organization' ? 'changeRequest.holdsCode' : 'changeRequest.holds')}>
      <p>{t('changeRequest.usesNone')}</p>
      <ul className="request-holds">
        {holds.map((one) => (
          <li key={one}>
            <bdi>{one}</bdi>
          </li>
        ))}
      </ul>
    </Section>
  );
}
