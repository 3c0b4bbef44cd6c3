import { Input, Radio, Switch } from 'antd';
import { Suspense } from 'react';
import { pushTaskInput } from '@/api/log/push-task';
import { dynamicValues } from '@/domain/push/tag';
import { useT } from '@/i18n/use-t';
import { SecretInput } from '@/ui/feedback/secret-input';
import { CheckboxGroup } from '@/ui/form/checkbox-group';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { FormSection } from '@/ui/form/form-section';
import { listOf } from '@/ui/form/list-of';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import { optionsOf } from '@/ui/list/options';
import { FORMATS, MODULES } from './labels';
import './push-task.css';

const Preview = lazyComponent(() => import('./preview'), ['components/delivery']);

const { Field, useValue } = formOf(pushTaskInput);
const Tags = listOf(pushTaskInput, 'tags');
const Tag = formOf(dynamicValues.element);

const MOST_TAGS = 20;
const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value.toUpperCase() }));
const FORMAT_OPTIONS = Object.entries(FORMATS).map(([value, label]) => ({ value, label }));

type Token = 'none' | 'kept' | 'removable';

interface Props {
  kind: string;
  /** Of a task that is saved. */
  id?: string | undefined;
  /** An empty token keeps the one that is there, which the gateway may be able to take away. */
  token?: Token;
  /** The saved address, to which alone a test sends the token that is kept. */
  keptFor?: string | undefined;
}

export function PushTaskFields({ kind, id, token = 'none', keptFor }: Props) {
  const t = useT();
  return (
    <>
      <FormSection title={t('pushTask.what')}>
        <Field name="name" label={t('pushTask.name')}>
          <Input autoComplete="off" />
        </Field>
        <Field name="modules" label={t('pushTask.modules')} help={t('pushTask.modulesHelp')}>
          <CheckboxGroup options={optionsOf(t, MODULES)} />
        </Field>
      </FormSection>
      <FormSection title={t('pushTask.receiver')}>
        {kind === 'syslog' ? <SyslogFields /> : <CallbackFields token={token} />}
      </FormSection>
      <FormSection title={t('pushTask.tags')}>
        <p className="absent">{t('pushTask.tagsHelp')}</p>
        <Tags label={t('pushTask.tags')} max={MOST_TAGS} fresh={() => ({ tag: '', value: '' })}>
          <div className="push-value">
            <Tag.Field name="tag" label={t('pushTask.tag')}>
              <Input dir="ltr" autoComplete="off" spellCheck={false} />
            </Tag.Field>
            <Tag.Field name="value" label={t('pushTask.value')}>
              <Input autoComplete="off" spellCheck={false} placeholder="{clientIp}" />
            </Tag.Field>
          </div>
        </Tags>
      </FormSection>
      <OptionalPart place={null} again={kind}>
        <Suspense fallback={null}>
          <Preview kind={kind} id={id} keptFor={token === 'none' ? undefined : keptFor} />
        </Suspense>
      </OptionalPart>
    </>
  );
}

function CallbackFields({ token }: { token: Token }) {
  const t = useT();
  const isRemoved = useValue('isTokenRemoved') === true;
  return (
    <>
      <Field name="url" label={t('pushTask.url')} help={t('pushTask.urlHelp')}>
        <Input dir="ltr" autoComplete="off" spellCheck={false} />
      </Field>
      <Field name="method" label={t('pushTask.method')}>
        <Radio.Group options={plain(['POST', 'PUT'])} />
      </Field>
      {!isRemoved && (
        <Field
          name="token"
          label={t('pushTask.token')}
          help={t(token === 'none' ? 'pushTask.tokenHelp' : 'pushTask.tokenKept')}
        >
          <SecretInput autoComplete="off" />
        </Field>
      )}
      {token === 'removable' && (
        <Field
          name="isTokenRemoved"
          label={t('pushTask.tokenRemove')}
          help={t('pushTask.tokenRemoveHelp')}
          valueProp="checked"
        >
          <Switch />
        </Field>
      )}
    </>
  );
}

function SyslogFields() {
  const t = useT();
  return (
    <>
      <Field name="serverIp" label={t('pushTask.serverIp')}>
        <Input dir="ltr" autoComplete="off" spellCheck={false} />
      </Field>
      <Field name="protocol" label={t('pushTask.protocol')} help={t('pushTask.protocolHelp')}>
        <Radio.Group options={plain(['udp', 'tcp', 'tls'])} />
      </Field>
      <Field name="port" label={t('pushTask.port')}>
        <Input inputMode="numeric" />
      </Field>
      <Field name="format" label={t('pushTask.format')} help={t('pushTask.formatHelp')}>
        <Choice options={FORMAT_OPTIONS} />
      </Field>
      <Field name="tag" label={t('pushTask.syslogTag')} help={t('pushTask.syslogTagHelp')}>
        <Input dir="ltr" autoComplete="off" spellCheck={false} />
      </Field>
    </>
  );
}
