import type { DomainReport, LinkReport } from '@/api/console/detection';
import { threatName } from '@/components/threat/labels';
import { useT } from '@/i18n/use-t';
import { parseAddress } from '@/lib/ip/address';
import { dateText } from '@/lib/time';
import { StatusTag } from '@/ui/data/status-tag';

const DOMAIN = {
  good: { label: 'detect.domainGood', tone: 'good' },
  attention: { label: 'detect.domainAttention', tone: 'attention' },
  bad: { label: 'detect.domainBad', tone: 'bad' },
} as const;

const LINK = {
  good: { label: 'detect.linkGood', tone: 'good' },
  attention: { label: 'detect.linkAttention', tone: 'attention' },
  bad: { label: 'detect.linkBad', tone: 'bad' },
} as const;

/** A registry knows names: of an address, also in a URL, there is nothing to say. */
function isAddress(target: string): boolean {
  const host = URL.canParse(target) && /^https?:/i.test(target) ? new URL(target).hostname : target;
  return parseAddress(host.replace(/^\[|\]$/g, '')) !== null;
}

const Target = ({ text }: { text: string }) => (
  <bdi className="home-target" dir="ltr">
    {text}
  </bdi>
);

export function DomainResult({
  report: { target, isRegistered, expiresAt, isResolving, verdict },
}: {
  report: DomainReport;
}) {
  const t = useT();
  const isNamed = !isAddress(target);
  return (
    <>
      <StatusTag value={verdict} map={DOMAIN} /> <Target text={target} />
      <ul>
        {isNamed && (
          <li>
            {isRegistered === null ? t('detect.outOfScope') : isRegistered ? t('detect.registered') : t('detect.free')}
          </li>
        )}
        {isNamed && expiresAt !== null && <li>{t('detect.expiresOn', { date: dateText(expiresAt) })}</li>}
        <li>{isResolving ? t('detect.resolving') : t('detect.notResolving')}</li>
      </ul>
    </>
  );
}

export function LinkResult({ report: { target, threat, status, verdict } }: { report: LinkReport }) {
  const t = useT();
  return (
    <>
      <StatusTag value={verdict} map={LINK} /> <Target text={target} />
      <ul>
        <li>{threat === null ? t('detect.noThreat') : t('detect.threat', { name: threatName(t, threat) })}</li>
        <li>{status === null ? t('detect.noAnswer') : t('detect.status', { status })}</li>
      </ul>
    </>
  );
}
