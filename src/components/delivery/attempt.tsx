import { Alert, Drawer, Skeleton } from 'antd';
import { type DeliveryDetail, type DeliveryOwner, deliveryApis } from '@/api/message/delivery';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { shownHeader } from '@/domain/push/delivery';
import { codeText } from '@/i18n/code-text';
import { useT } from '@/i18n/use-t';
import { bytesText } from '@/lib/bytes';
import { plainText } from '@/lib/plain-text';
import { to } from '@/routes/href';
import { Facts } from '@/ui/data/facts';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { Copyable } from '@/ui/feedback/copyable';
import { LoadFailure } from '@/ui/feedback/states';
import { useClosing } from '@/ui/feedback/use-closing';
import { Section } from '@/ui/page/detail-page';
import { aboutText, adviceText, DELIVERY_RESULT, ORIGIN, PIECE, reasonText } from './labels';
import './delivery.css';
import './deliveries.css';

const LONGEST_REPLY = 4000;
const LONGEST_HEADER = 300;
const MOST_HEADERS = 40;

/** One attempt: what came of it, what to do about it, and what the receiver answered, as text. */
export function DeliveryAnswered({ kind, id, onClose }: { kind: DeliveryOwner; id: string; onClose: () => void }) {
  const t = useT();
  const [isOpen, close] = useClosing(onClose);
  const { data, failure, reload } = useLoad(deliveryApis[kind].get, { id });
  return (
    <Drawer open={isOpen} title={t('deliveries.attempt')} size={560} onClose={close}>
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {!data && !failure && <Skeleton active />}
      {data && <Answered attempt={data} />}
    </Drawer>
  );
}

function Answered({ attempt }: { attempt: DeliveryDetail }) {
  const t = useT();
  const { at, result, reason, status, size, durationMs, about, origin, number, pieceId, piece } = attempt;
  const next = piece.nextAt === null ? '' : <FullTime at={piece.nextAt} />;
  return (
    <>
      {reason !== null && (
        <Alert
          className="delivery-trouble"
          type="warning"
          showIcon
          title={reasonText(t, reason)}
          description={adviceText(t, reason)}
        />
      )}
      <Facts
        items={[
          { label: t('deliveries.result'), value: <StatusTag value={result} map={DELIVERY_RESULT} /> },
          { label: t('deliveries.at'), value: <FullTime at={at} /> },
          { label: t('deliveries.status'), value: status === null ? '' : `HTTP ${status}` },
          { label: t('deliveries.duration'), value: t('deliveries.ms', { ms: durationMs }) },
          { label: t('deliveries.size'), value: bytesText(size) },
          { label: t('deliveries.origin'), value: codeText(t, ORIGIN, origin) },
        ]}
      />
      <div className="delivery-piece">
        <Section title={t('deliveries.pieceTitle')}>
          <Facts
            items={[
              { label: t('deliveries.piece'), value: <Copyable text={pieceId} /> },
              { label: t('deliveries.about'), value: <About {...about} /> },
              { label: t('deliveries.pieceState'), value: <StatusTag value={piece.state} map={PIECE} /> },
              { label: t('deliveries.cameAt'), value: <FullTime at={piece.at} /> },
              { label: t('deliveries.number'), value: t('deliveries.numberOf', { number, count: piece.attempts }) },
              { label: t('deliveries.next'), value: next },
            ]}
          />
        </Section>
      </div>
      <Reply attempt={attempt} />
    </>
  );
}

function About(about: DeliveryDetail['about']) {
  const t = useT();
  const words = aboutText(t, about);
  if (about.alarmId === undefined) return words;
  return <ScreenLink to={to('/alarm/monitoring_alarm/list/:id', { id: about.alarmId })}>{words}</ScreenLink>;
}

function Reply({ attempt: { reply, isReplyCut, headers } }: { attempt: DeliveryDetail }) {
  const t = useT();
  const text = plainText(reply, LONGEST_REPLY);
  const isCut = isReplyCut || [...reply].length > LONGEST_REPLY;
  return (
    <Section title={t('deliveries.reply')}>
      {headers.length > 0 && (
        <pre className="delivery-text" dir="ltr">
          {headers
            .slice(0, MOST_HEADERS)
            .map((one) => plainText(`${one.name}: ${shownHeader(one)}`, LONGEST_HEADER))
            .join('\n')}
        </pre>
      )}
      {text === '' ? (
        <p className="absent">{t('deliveries.noReply')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that the keyboard must reach it.
        <pre className="delivery-text" dir="ltr" tabIndex={0}>
          {text}
        </pre>
      )}
      {isCut && <p className="absent">{t('deliveries.cut')}</p>}
    </Section>
  );
}
