import { Button, Form, Input, Radio } from 'antd';
import { useCallback, useMemo } from 'react';
import type { Change } from '@/domain/net/node-config';
import type { TimeSettings } from '@/domain/net/time/schema';
import { SYNC_MINUTES, timeSettings } from '@/domain/net/time/schema';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { offsetText } from '@/lib/time';
import { isTimeZone, timeZones, zonedTime, zoneOffset } from '@/lib/time-zone';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { EntryFindings } from '../entry-findings';
import { StageDrawer } from '../stage-drawer';
import type { StagedNode } from '../use-node';

const { Field, useValue } = formOf(timeSettings);

/** Date and time of a clock that is set by hand, with the browser's at hand. */
function ManualFields() {
  const t = useT();
  const form = Form.useFormInstance();
  const zone = useValue('zone');
  const fill = () => {
    form.setFieldsValue(zonedTime(Date.now(), zone !== undefined && isTimeZone(zone) ? zone : 'UTC'));
    // A refusal shows in the fields themselves.
    void form.validateFields(['date', 'time']).catch(() => undefined);
  };
  return (
    <>
      <Field name="date" label={t('time.date')} help={t('time.dateHelp')}>
        <Input dir="ltr" inputMode="numeric" autoComplete="off" />
      </Field>
      <Field name="time" label={t('time.time')} help={t('time.timeHelp')}>
        <Input dir="ltr" inputMode="numeric" autoComplete="off" />
      </Field>
      <Button onClick={fill}>{t('time.browserNow')}</Button>
    </>
  );
}

function SyncFields() {
  const t = useT();
  const { min, max } = SYNC_MINUTES;
  return (
    <>
      <Field name="servers" label={t('time.servers')} help={t('time.serversHelp')}>
        <Input.TextArea rows={4} dir="ltr" spellCheck={false} />
      </Field>
      <Field name="interval" label={t('time.interval')} help={t('time.intervalHelp', { min, max })}>
        <Input inputMode="numeric" suffix={t('time.minutesUnit')} />
      </Field>
    </>
  );
}

/** By hand or from servers: only the fields of the chosen one are there, and only they are sent. */
function SourceFields() {
  const mode = useValue('mode');
  return mode === 'manual' ? <ManualFields /> : <SyncFields />;
}

export function TimeDrawer({ node, onClose }: { node: StagedNode; onClose: () => void }) {
  const t = useT();
  const { time } = node.next;
  const initial = { interval: SYNC_MINUTES.usual, ...time };
  const before = node.base.time;
  const change = useCallback((after: TimeSettings): Change => ({ section: 'time', key: '', before, after }), [before]);
  const zones = useMemo(() => {
    const now = gatewayNow();
    return [...new Set([time.zone, ...timeZones()])].map((zone) => ({
      value: zone,
      label: `${zone} (${offsetText(zoneOffset(now, zone))})`,
    }));
  }, [time.zone]);
  return (
    <StageDrawer
      node={node}
      name={`networkTime:${node.network.id}`}
      title={t('time.edit')}
      schema={timeSettings}
      initial={initial}
      onSubmit={(input) => node.stage(change(input))}
      onClose={onClose}
    >
      <Field name="zone" label={t('time.zone')}>
        <Choice showSearch={{ optionFilterProp: 'label' }} options={zones} />
      </Field>
      <Field name="mode" label={t('time.mode')}>
        <Radio.Group
          options={[
            { value: 'auto', label: t('time.auto') },
            { value: 'manual', label: t('time.manual') },
          ]}
        />
      </Field>
      <SourceFields />
      <EntryFindings node={node} schema={timeSettings} changeOf={change} />
    </StageDrawer>
  );
}
