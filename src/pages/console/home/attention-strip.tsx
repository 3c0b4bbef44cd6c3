import {
  AuditOutlined,
  BellOutlined,
  CheckSquareOutlined,
  ClockCircleOutlined,
  PauseCircleOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { overviewApi } from '@/api/console/home';
import { ATTENTION_SOURCES } from '@/api/console/sources';
import { expiryName } from '@/components/expiry/expiry-name';
import { productName } from '@/components/product/product-labels';
import { useLanguage, useT } from '@/i18n/use-t';
import { markMissing } from '@/lib/contract/offered';
import { DOT } from '@/lib/dot';
import { daysUntil, relativeText } from '@/lib/time';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { AttentionCell } from './attention-cell';
import { PartFailure } from './failures';
import { type OnSettled, useSettled } from './use-settled';

const showServices = () => {
  const card = document.getElementById('home-services');
  // On a phone it is folded.
  card?.querySelector<HTMLElement>('h2 > [aria-expanded="false"]')?.click();
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
};

/** What waits for the operator. A gateway that has a list of what ends says how much of it there is. */
const getAttention: typeof overviewApi.getAttention = Object.assign(
  async (...asked: Parameters<typeof overviewApi.getAttention>) => {
    const answer = await overviewApi.getAttention(...asked);
    if (answer.endings === undefined) markMissing('expiries');
    return answer;
  },
  overviewApi.getAttention,
);

/** Where what is suspended is shown, by the log's word for it. */
const SUSPENDED: Readonly<Record<string, (id: string) => string>> = {
  pushTask: (id) => to('/log/push_management/:id', { id }, { tab: 'deliveries' }),
  robot: (id) => to('/message/contact/robot/:id', { id }),
  serviceProvider: (id) => to('/system_settings/service_provider_management/:id', { id }),
};

/** What needs the operator first: alarms, services that end soon, tasks. */
export function AttentionStrip({ onSettled, children }: { onSettled: OnSettled; children?: ReactNode }) {
  const t = useT();
  const language = useLanguage();
  const loaded = useLoad(getAttention, {}, { dependsOn: ATTENTION_SOURCES });
  useSettled(loaded, onSettled);
  const { data, failure } = loaded;
  if (loaded.isUnoffered) return null;
  const isLoaded = data !== undefined || failure !== null;
  const now = data?.now ?? 0;
  const endings = data?.endings;
  const service = data?.services.next;
  const first = endings
    ? endings.next && { name: expiryName(t, endings.next.object), endsAt: endings.next.endsAt }
    : service && { name: productName(t, service.code), endsAt: service.expiresAt };
  const latest = (one: { name: string; at: number } | null | undefined) =>
    one && t('home.latest', { name: one.name, ago: relativeText(one.at, now, language) });
  const worst = data?.alarms.worst;
  const stopped = data?.deliveries?.latest;
  const addressOf = stopped && SUSPENDED[stopped.kind];
  const review = data?.reviews?.latest;
  return (
    <section className="home-attention" aria-label={t('home.attention')} aria-busy={loaded.isLoading}>
      <PartFailure loaded={loaded} />
      <AttentionCell
        Icon={BellOutlined}
        tone="bad"
        label={t('home.alarms')}
        isLoaded={isLoaded}
        total={data?.alarms.total}
        detail={worst && t('home.since', { name: worst.name, ago: relativeText(worst.at, now, language) })}
        target="/alarm/monitoring_alarm/list?status=inAlarm"
      />
      <AttentionCell
        Icon={ClockCircleOutlined}
        tone={endings?.ended ? 'bad' : 'attention'}
        label={t(endings ? 'home.expiring30' : 'home.expiring')}
        isLoaded={isLoaded}
        total={endings ? endings.total : data?.services.total}
        detail={
          [
            endings?.ended ? t('home.expiringEnded', { count: endings.ended }) : null,
            first && t('home.expiringNext', { name: first.name, days: daysUntil(first.endsAt, now) }),
          ]
            .filter(Boolean)
            .join(DOT) || null
        }
        target={endings ? to('/console/expiry', { state: 'ended,days7,days30' }) : showServices}
      />
      <AttentionCell
        Icon={CheckSquareOutlined}
        tone="attention"
        label={t('home.todos')}
        isLoaded={isLoaded}
        total={data?.todos.total}
        detail={latest(data?.todos.latest)}
        target="/message/todo"
      />
      {review && (
        <AttentionCell
          Icon={AuditOutlined}
          tone="attention"
          label={t('home.reviews')}
          isLoaded={isLoaded}
          total={data?.reviews?.total}
          detail={latest(review)}
          target={to('/console/change_request', { view: 'waiting' })}
        />
      )}
      {stopped && addressOf && (
        <AttentionCell
          Icon={PauseCircleOutlined}
          tone="bad"
          label={t('home.suspended')}
          isLoaded={isLoaded}
          total={data?.deliveries?.total}
          detail={latest(stopped)}
          target={addressOf(stopped.id)}
        />
      )}
      {children}
    </section>
  );
}
