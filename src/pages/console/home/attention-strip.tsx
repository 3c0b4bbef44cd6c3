import { BellOutlined, CheckSquareOutlined, ClockCircleOutlined } from '@ant-design/icons';
import { overviewApi } from '@/api/console/home';
import { ATTENTION_SOURCES } from '@/api/console/sources';
import { productName } from '@/components/product/product-labels';
import { daysLeft } from '@/components/service/states';
import { type T, useLanguage, useT } from '@/i18n/use-t';
import { relativeText } from '@/lib/time';
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

const service = (t: T, { code, expiresAt }: { code: string; expiresAt: number }) => ({
  name: productName(t, code),
  endsAt: expiresAt,
});

/** A product is named by its code. */
const named = (t: T, { kind, name, endsAt }: { kind: string; name: string; endsAt: number }) =>
  kind === 'product' || kind === 'trial' ? service(t, { code: name, expiresAt: endsAt }) : { name, endsAt };

/** What needs the operator first: alarms, services that end soon, tasks. */
export function AttentionStrip({ onSettled }: { onSettled: OnSettled }) {
  const t = useT();
  const language = useLanguage();
  const loaded = useLoad(overviewApi.getAttention, {}, { dependsOn: ATTENTION_SOURCES });
  useSettled(loaded, onSettled);
  const { data, failure } = loaded;
  if (loaded.isUnoffered) return null;
  const isLoaded = data !== undefined || failure !== null;
  const now = data?.now ?? 0;
  const endings = data?.endings;
  const first = endings
    ? endings.next && named(t, endings.next)
    : data?.services.next && service(t, data.services.next);
  const latest = (one: { name: string; at: number } | null | undefined) =>
    one && t('home.latest', { name: one.name, ago: relativeText(one.at, now, language) });
  return (
    <section className="home-attention" aria-label={t('home.attention')} aria-busy={loaded.isLoading}>
      <PartFailure loaded={loaded} />
      <AttentionCell
        Icon={BellOutlined}
        tone="bad"
        label={t('home.alarms')}
        isLoaded={isLoaded}
        total={data?.alarms.total}
        detail={latest(data?.alarms.latest)}
        target="/alarm/monitoring_alarm/list?status=inAlarm"
      />
      <AttentionCell
        Icon={ClockCircleOutlined}
        tone="attention"
        label={t('home.expiring')}
        isLoaded={isLoaded}
        total={endings ? endings.total : data?.services.total}
        detail={first && t('home.expiringNext', { name: first.name, days: daysLeft(first.endsAt, now) })}
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
    </section>
  );
}
