import { LoadingOutlined } from '@ant-design/icons';
import { useCallback, useState } from 'react';
import { type DdiNode, ddiNodeApi } from '@/api/system-settings/ddi-node';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { secondText } from '@/lib/time';
import { useReport } from '@/ui/feedback/report';

/** What the test of a row found, and when; `running` until it is known. */
export type RowResult = 'running' | { latencyMs: number | null; reason: string; at: number };

export type RowResults = Readonly<Record<string, RowResult>>;

/** Tests the connection of rows; what was found stays in the row until it is tested again. */
export function useRowTests() {
  const report = useReport();
  const [results, setResults] = useState<RowResults>({});
  const test = useCallback(
    ({ id, linkAddress, port, username }: DdiNode) => {
      const set = (result: RowResult) => setResults((old) => ({ ...old, [id]: result }));
      const tell = (latencyMs: number | null, reason: string) => set({ latencyMs, reason, at: gatewayNow() });
      set('running');
      ddiNodeApi.test({ id, linkAddress, port, username }).then(
        ({ latencyMs, reason }) => tell(latencyMs, reason ?? ''),
        (thrown: unknown) => tell(null, report.own(thrown) ?? ''),
      );
    },
    [report],
  );
  return { results, test };
}

export function RowTest({ result }: { result: RowResult }) {
  const t = useT();
  if (result === 'running') {
    return (
      <span role="status" className="absent">
        <LoadingOutlined aria-hidden /> {t('ddiNode.testing')}
      </span>
    );
  }
  const { latencyMs, reason, at } = result;
  const time = secondText(at);
  return (
    <span role="status" className={latencyMs === null ? 'ddi-test-bad' : 'ddi-test-good'}>
      {latencyMs === null
        ? t('ddiNode.testFailed', { reason, time })
        : t('ddiNode.testDone', { ms: Math.round(latencyMs), time })}
    </span>
  );
}
