import { type Receiver, subscriptionApi, subscriptionInput } from '@/api/report/subscription';
import { channelsText, channelText } from '@/components/message-channel/labels';
import { CHANNELS } from '@/domain/message/channel';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { CheckboxGroup } from '@/ui/form/checkbox-group';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { useTypedId } from '@/ui/form/loaded-options';

const { Field, useValue } = formOf(subscriptionInput);

/** The chosen channels on which nobody of the chosen receivers can be reached, told before the gateway refuses them. */
function Unreached({ receivers }: { receivers: readonly Receiver[] }) {
  const t = useT();
  const channels = useValue('channels') ?? [];
  const ids = useValue('receiverIds') ?? [];
  const chosen = receivers.filter(({ id }) => ids.includes(id));
  const unreached = channels.filter((channel) => !chosen.some((one) => one.channels.includes(channel)));
  if (chosen.length === 0 || unreached.length === 0) return null;
  return (
    <p className="subscription-unreached" role="status">
      {t('subscription.unreached', { channels: channelsText(t, unreached) })}
    </p>
  );
}

/** On which channels a report is sent and to whom. `known` are receivers that were chosen before and may be gone. */
export function PushFields({ known }: { known: readonly Receiver[] }) {
  const t = useT();
  const options = useLoad(subscriptionApi.getOptions, {});
  const { data, failure, isLoading, reload } = options;
  const typedReceiver = useTypedId(options);
  const receivers = data?.receivers ?? [];
  const isOff = (code: string) => data?.channels.some((one) => one.code === code && !one.isEnabled) ?? false;
  const gone = data ? known.filter(({ id }) => !receivers.some((one) => one.id === id)) : known;
  const labelOf = ({ name, channels }: Receiver) =>
    channels.length > 0
      ? t('subscription.reachedBy', { name, channels: channelsText(t, channels) })
      : t('subscription.reachedByNone', { name });
  return (
    <>
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      <Field name="channels" label={t('subscription.channels')} help={t('subscription.channelsHelp')}>
        <CheckboxGroup
          options={CHANNELS.map((code) => ({
            value: code,
            label: isOff(code) ? t('subscription.channelOff', { channel: channelText(t, code) }) : channelText(t, code),
            disabled: isOff(code),
          }))}
        />
      </Field>
      <Field name="receiverIds" label={t('subscription.receivers')} help={t('subscription.receiversHelp')}>
        <Choice
          mode="multiple"
          loading={isLoading}
          showSearch={{ optionFilterProp: 'label' }}
          {...typedReceiver}
          options={[
            ...(typedReceiver?.options ?? []),
            ...receivers.map((one) => ({ value: one.id, label: labelOf(one), disabled: one.channels.length === 0 })),
            ...gone.map(({ id, name }) => ({
              value: id,
              label: data ? t('subscription.gone', { name }) : name,
            })),
          ]}
        />
      </Field>
      <Unreached receivers={receivers} />
    </>
  );
}
