import { Alert, Button, Flex } from 'antd';
import { useT } from '@/i18n/use-t';
import { useTrial } from '@/ui/feedback/use-trial';

export interface Connectivity {
  /** Milliseconds; null where nothing answered. */
  latencyMs: number | null;
  reason: string | null;
}

interface Props {
  /** What is tested, as text: what was found of another is not shown. */
  of: string;
  /** Tests what the form holds; null where that is not valid yet and its fields say why. */
  test: () => Promise<Connectivity | null>;
}

/** Tries a connection before it is saved: the latency, or the reason as a warning, since saving stays possible. */
export function ConnectivityTest({ of, test }: Props) {
  const t = useT();
  const {
    answer: found,
    isBusy,
    press,
  } = useTrial<Connectivity>({ of, run: test, refused: (reason) => ({ latencyMs: null, reason }) });
  const isGood = found !== null && found.latencyMs !== null;
  return (
    <Flex vertical gap={8} align="start" className="form-problem">
      <Button loading={isBusy} onClick={press}>
        {t('connectivity.test')}
      </Button>
      <div role="status">
        {isGood && (
          <Alert type="success" showIcon title={t('connectivity.good', { ms: Math.round(found.latencyMs ?? 0) })} />
        )}
        {found !== null && !isGood && (
          <Alert
            type="warning"
            showIcon
            title={t('connectivity.failed')}
            description={
              <span className="lines">
                {[found.reason, t('connectivity.canSave')].filter(Boolean).join(t('connectivity.separator'))}
              </span>
            }
          />
        )}
      </div>
    </Flex>
  );
}
