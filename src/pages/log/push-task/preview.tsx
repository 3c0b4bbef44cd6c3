import { ConfigProvider, Form } from 'antd';
import { useDeferredValue, useState } from 'react';
import { type PushTaskInput, pushTaskApi, pushTaskInput } from '@/api/log/push-task';
import { DeliveryTest } from '@/components/delivery/delivery-test';
import { callbackBody } from '@/domain/push/callback';
import type { PushEvent } from '@/domain/push/event';
import { syslogLine } from '@/domain/push/syslog';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { LoadFailure } from '@/ui/feedback/states';
import { Choice } from '@/ui/form/choice';
import { FormAside } from '@/ui/form/form-aside';
import { FormSection } from '@/ui/form/form-section';
import { FORMATS, isModule, MODULES } from './labels';
import { draftOf, type PushDraft } from './model';
import { PushedText } from './pushed-text';

interface Props {
  kind: string;
  /** Of the task that is edited, whose token is sent where the form has none. */
  id?: string | undefined;
  /** The address that this token is for; undefined where none is kept. */
  keptFor?: string | undefined;
}

/** What the receiver gets for one entry, as the form stands, and a try of it. */
export default function PushPreview({ kind, id, keptFor }: Props) {
  const t = useT();
  const { data, failure, reload, isUnoffered } = useLoad(pushTaskApi.getSamples, {});
  if (isUnoffered) return null;
  return (
    <FormAside>
      <FormSection title={t('pushTask.preview')}>
        {failure && <LoadFailure failure={failure} onRetry={reload} />}
        {/* Nothing in here changes the task: who may only read it looks at it, too. */}
        <ConfigProvider componentDisabled={false}>
          {data && <Entry kind={kind} id={id} keptFor={keptFor} samples={data.list} />}
        </ConfigProvider>
      </FormSection>
    </FormAside>
  );
}

function Entry({ kind, id, keptFor, samples }: Props & { samples: readonly PushEvent[] }) {
  const t = useT();
  const form = Form.useFormInstance();
  // Typing goes first.
  const values: unknown = useDeferredValue(Form.useWatch([], form));
  const whole: unknown = values === undefined ? undefined : form.getFieldsValue(true);
  const draft = draftOf(whole);
  const modules = draft.modules.filter(isModule);
  const [wanted, setWanted] = useState(modules[0]);
  const chosen = modules.find((one) => one === wanted) ?? modules[0];
  const event = samples.find(({ module }) => module === chosen);
  if (!event || !chosen) return <p className="absent">{t('pushTask.previewNone')}</p>;
  return (
    <>
      {modules.length > 1 && (
        <Choice
          className="push-sample"
          aria-label={t('pushTask.sampleOf')}
          value={chosen}
          onChange={setWanted}
          popupMatchSelectWidth={false}
          options={modules.map((code) => ({ value: code, label: t(MODULES[code]) }))}
        />
      )}
      <Written kind={kind} draft={draft} event={event} />
      <Try id={id} keptFor={keptFor} module={chosen} whole={whole} />
    </>
  );
}

function Written({ kind, draft, event }: Pick<Props, 'kind'> & { draft: PushDraft; event: PushEvent }) {
  const t = useT();
  const { tags, format, tag } = draft;
  const [title, text] =
    kind === 'syslog'
      ? [t('pushTask.line', { format: FORMATS[format] }), syslogLine(event, { format, tag, values: tags })]
      : [t('pushTask.body'), callbackBody(event, tags)];
  return (
    <section aria-label={title}>
      <h3 className="push-title">{title}</h3>
      <PushedText title={title} text={text} />
    </section>
  );
}

interface TryProps extends Pick<Props, 'id' | 'keptFor'> {
  module: keyof typeof MODULES;
  whole: unknown;
}

/** Whether the token that is kept is left out of a test, since the address that it is for was changed. */
const isWithoutKept = (input: PushTaskInput, keptFor: string | undefined) =>
  input.kind === 'callback' &&
  keptFor !== undefined &&
  input.url !== keptFor &&
  !input.token &&
  input.isTokenRemoved !== true;

function Try({ id, keptFor, module, whole }: TryProps) {
  const t = useT();
  const can = useCan();
  const offers = useOffers();
  const input = pushTaskInput.safeParse(whole);
  if (!offers(pushTaskApi.test) || can(pushTaskApi.test) !== true) return null;
  if (!input.success) return <p className="absent">{t('pushTask.testIncomplete')}</p>;
  const asked = { task: input.data, module, ...(id !== undefined && { id }) };
  return (
    <DeliveryTest label={t('pushTask.testSend')} of={JSON.stringify(asked)} send={() => pushTaskApi.test(asked)}>
      <p className="absent">{t('pushTask.testText')}</p>
      {isWithoutKept(input.data, keptFor) && <p>{t('pushTask.testNoToken')}</p>}
    </DeliveryTest>
  );
}
