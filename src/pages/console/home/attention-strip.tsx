import { BellOutlined, CheckSquareOutlined, ClockCircleOutlined } from '@ant-design/icons';
import { overviewApi } from '@/api/console/home';
import { ATTENTION_SOURCES } from '@/api/console/sources';
import { productName } from '@/components/product/product-labels';
import { daysLeft } from '@/components/service/states';
import { useLanguage, useT } from '@/i18n/use-t';
import { relativeText } from '@/lib/time';
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
  const next = data?.services.next;
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
        total={data?.services.total}
        detail={
          next && t('home.expiringNext', { name: productName(t, next.code), days: daysLeft(next.expiresAt, now) })
        }
        target={showServices}
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
