import { useState } from 'react';
import { type PushTask, pushTaskApi } from '@/api/log/push-task';
import { DeliveryTest } from '@/components/delivery/delivery-test';
import { callbackBody, curlCommand } from '@/domain/push/callback';
import type { PushEvent } from '@/domain/push/event';
import { mappingOf } from '@/domain/push/mapping';
import { syslogLine } from '@/domain/push/syslog';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { ScrollBox } from '@/ui/data/scroll-box';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { Choice } from '@/ui/form/choice';
import { Section } from '@/ui/page/detail-page';
import { FORMATS, isModule, MODULES } from './labels';
import { PushedText } from './pushed-text';
import './push-task.css';

/** What the receiver of a task gets for a sample event of each module, and a try with the receiver's answer. */
export function PushSandbox({ task }: { task: PushTask }) {
  const t = useT();
  const can = useCan();
  const { data, failure, reload } = useLoad(pushTaskApi.getSamples, {});
  const modules = task.modules.filter(isModule);
  const [chosen, setChosen] = useState(modules[0]);
  if (failure) return <LoadFailure failure={failure} onRetry={reload} />;
  const event = data?.list.find(({ module }) => module === chosen);
  const permit = can(pushTaskApi.sendTest);
  return (
    <>
      <Choice
        className="push-sample"
        aria-label={t('pushTask.sampleOf')}
        value={chosen ?? null}
        onChange={setChosen}
        popupMatchSelectWidth={false}
        options={modules.map((code) => ({ value: code, label: t(MODULES[code]) }))}
      />
      {event && <Rendered task={task} event={event} />}
      <Section title={t('pushTask.try')}>
        {permit === true && chosen ? (
          <DeliveryTest
            label={t('pushTask.trySend')}
            of={chosen}
            send={() => pushTaskApi.sendTest({ id: task.id, module: chosen })}
          >
            <p>{t('pushTask.tryText')}</p>
          </DeliveryTest>
        ) : (
          <p className="absent">{permit === true ? '' : t(permit)}</p>
        )}
      </Section>
    </>
  );
}

const FORMAT_CODES = ['rfc5424', 'rfc3164'] as const;

function Rendered({ task: { callback, syslog, tags }, event }: { task: PushTask; event: PushEvent }) {
  const t = useT();
  const body = callbackBody(event, tags);
  return (
    <>
      {callback && (
        <>
          <Text title={t('pushTask.body')} text={body} />
          <Text title={t('pushTask.curl')} text={curlCommand(callback, body)} />
        </>
      )}
      {syslog &&
        // The form that the task sends comes first.
        FORMAT_CODES.toSorted((a) => (a === syslog.format ? -1 : 0)).map((format) => (
          <Text
            key={format}
            title={t('pushTask.line', { format: FORMATS[format] })}
            text={syslogLine(event, { format, tag: syslog.tag, values: tags })}
          />
        ))}
      <Mapping event={event} tags={tags} />
    </>
  );
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <Section title={title}>
      <PushedText title={title} text={text} />
    </Section>
  );
}

function Mapping({ event, tags }: { event: PushEvent; tags: PushTask['tags'] }) {
  const t = useT();
  return (
    <Section title={t('pushTask.mapping')}>
      <ScrollBox label={t('pushTask.mapping')}>
        <table className="push-mapping">
          <thead>
            <tr>
              <th scope="col">{t('pushTask.fact')}</th>
              <th scope="col">{t('pushTask.body')}</th>
              <th scope="col">RFC 5424</th>
              <th scope="col">RFC 3164</th>
              <th scope="col">{t('pushTask.sampleValue')}</th>
            </tr>
          </thead>
          <tbody>
            {mappingOf(event, tags).map((one) => (
              <tr key={one.json}>
                <th scope="row" dir="ltr">
                  {one.fact}
                </th>
                <td className="code" dir="ltr">
                  {one.json}
                </td>
                <td className="code" dir="ltr">
                  {one.rfc5424}
                </td>
                <td className="code" dir="ltr">
                  {one.rfc3164}
                </td>
                <td>
                  <bdi>{one.value}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Section>
  );
}
