import { Alert, Input, Radio, Switch } from 'antd';
import { Suspense, useMemo } from 'react';
import { type NodeSoftware, nodeSoftwareApi } from '@/api/system-settings/node-software';
import { rolloutApi, rolloutForm } from '@/api/system-settings/rollout';
import { NODE_TYPES } from '@/components/business-node/labels';
import { codeText } from '@/i18n/code-text';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { FormSection } from '@/ui/form/form-section';
import { LoadedScreen } from '@/ui/form/loaded-screen';
import { StepsPage } from '@/ui/form/steps-page';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import { optionsOf } from '@/ui/list/options';
import { useQuery } from '@/ui/page/use-query';
import { DETAIL, LIST, ON_FAILURE, PAUSES, SHARE_UNITS } from './labels';
import { freshOf, leftOf, toRequest } from './model';
import { NodePick } from './node-pick';
import { isWatched } from './policy-text';
import { Review } from './review';
import { Versions } from './versions';
import './rollout.css';

const FrozenNodes = lazyComponent(() => import('@/components/freeze/frozen-nodes'), ['components/freeze']);

const { Field, useValue } = formOf(rolloutForm);

/** Packages of the types of which nodes are known here. */
const PACKAGES = { current: 1, pageSize: 1000, filters: { type: ['business', 'ddi'] } };

/** A new rollout, of a package and nodes that the address may name (`?software=`, `?nodes=`, `?left=` how many more were chosen). */
export default function CreateRollout() {
  const t = useT();
  const packages = useLoad(nodeSoftwareApi.list, PACKAGES);
  return (
    <LoadedScreen title={t('rollout.createTitle')} loaded={packages}>
      {({ list }) => <Wizard packages={list} />}
    </LoadedScreen>
  );
}

function Wizard({ packages }: { packages: readonly NodeSoftware[] }) {
  const t = useT();
  const can = useCan();
  const [query] = useQuery();
  const initial = useMemo(() => freshOf(query), [query]);
  const softwareOf = (id: string | undefined) => packages.find((one) => one.id === id);
  return (
    <StepsPage
      name="rolloutCreate"
      title={t('rollout.createTitle')}
      schema={rolloutForm}
      initial={initial}
      back={to(LIST)}
      submitText={t('rollout.start')}
      permit={can(rolloutApi.add)}
      success={({ softwareId }) => t('rollout.started', { version: softwareOf(softwareId)?.softwareVersion ?? '' })}
      onSubmit={async (input) => {
        const { list } = await rolloutApi.getCandidates({ id: input.softwareId });
        return rolloutApi.add(toRequest(input, softwareOf(input.softwareId)?.type ?? '', list));
      }}
      after={({ id }) => to(DETAIL, { id })}
      steps={[
        { key: 'nodes', title: t('rollout.stepNodes'), content: <Nodes packages={packages} /> },
        { key: 'waves', title: t('rollout.stepWaves'), content: <Waves packages={packages} /> },
        { key: 'review', title: t('rollout.stepReview'), content: <Review packages={packages} /> },
      ]}
    />
  );
}

interface Props {
  packages: readonly NodeSoftware[];
}

/** Rollouts that go on already: their nodes cannot be taken in. */
const GOING = { current: 1, pageSize: 1, filters: { state: ['upgrading', 'paused'] } };

function Nodes({ packages }: Props) {
  const t = useT();
  const going = useLoad(rolloutApi.list, GOING).data?.total ?? 0;
  const [query] = useQuery();
  const softwareId = useValue('softwareId');
  const nodeIds = useValue('nodeIds') ?? [];
  const software = packages.find(({ id }) => id === softwareId);
  return (
    <>
      {going > 0 && (
        <Alert
          className="rollout-alert"
          type="info"
          showIcon
          title={t('rollout.othersGoOn', { count: going })}
          action={<Link to={to(LIST)}>{t('rollout.title')}</Link>}
        />
      )}
      <Field name="softwareId" label={t('rollout.software')}>
        <Choice<string>
          showSearch={{ optionFilterProp: 'label' }}
          options={packages.map(({ id, type, softwareVersion, name }) => ({
            value: id,
            label: t('rollout.softwareOption', { type: codeText(t, NODE_TYPES, type), version: softwareVersion, name }),
          }))}
        />
      </Field>
      {software?.type === 'business' && (
        <OptionalPart place={null} again={softwareId}>
          <Suspense fallback={null}>
            <FrozenNodes nodeIds={nodeIds} />
          </Suspense>
        </OptionalPart>
      )}
      {software ? (
        <Field name="nodeIds" label={t('rollout.nodes')}>
          <NodePick key={software.id} software={software} left={leftOf(query)} />
        </Field>
      ) : (
        <Versions packages={packages} />
      )}
    </>
  );
}

function Waves({ packages }: Props) {
  const t = useT();
  const softwareId = useValue('softwareId');
  const unit = useValue('shareUnit');
  const pause = useValue('pause');
  const checksFigures = useValue('checksFigures');
  const type = packages.find(({ id }) => id === softwareId)?.type ?? '';
  const number = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <FormSection title={t('rollout.waves')}>
        <Field name="canary" label={t('rollout.canaryNodes')} help={t('rollout.canaryHelp')}>
          <Input {...number} />
        </Field>
        <div className="rollout-row">
          <Field name="share" label={t('rollout.share')}>
            <Input {...number} suffix={unit === 'nodes' ? t('rollout.nodeUnit') : '%'} />
          </Field>
          <Field name="shareUnit" label={t('rollout.shareUnit')}>
            <Radio.Group options={optionsOf(t, SHARE_UNITS)} />
          </Field>
        </div>
        <Field name="pause" label={t('rollout.pause')}>
          <Radio.Group options={optionsOf(t, PAUSES)} />
        </Field>
        <Field name="pauseMinutes" label={t('rollout.pauseMinutes')}>
          <Input {...number} disabled={pause === 'manual'} suffix={t('rollout.minuteUnit')} />
        </Field>
      </FormSection>
      {isWatched(type) ? (
        <FormSection title={t('rollout.gates')}>
          <Field name="isDrained" label={t('rollout.drained')} valueProp="checked">
            <Switch />
          </Field>
          <Field name="checksSessions" label={t('rollout.gateSessions')} valueProp="checked">
            <Switch />
          </Field>
          <Field name="checksFigures" label={t('rollout.gateFiguresChoice')} valueProp="checked">
            <Switch />
          </Field>
          <div className="rollout-row">
            <Field name="maxDrop" label={t('rollout.maxDrop')}>
              <Input {...number} disabled={checksFigures === false} suffix="%" />
            </Field>
            <Field name="maxRise" label={t('rollout.maxRise')}>
              <Input {...number} disabled={checksFigures === false} suffix="%" />
            </Field>
            <Field name="observeMinutes" label={t('rollout.observeMinutes')}>
              <Input {...number} disabled={checksFigures === false} suffix={t('rollout.minuteUnit')} />
            </Field>
          </div>
        </FormSection>
      ) : (
        <Alert className="rollout-alert" type="info" showIcon title={t('rollout.notWatched')} />
      )}
      <FormSection title={t('rollout.onFailure')}>
        <Field name="onFailure" label={t('rollout.onFailureNode')}>
          <Radio.Group options={optionsOf(t, ON_FAILURE)} />
        </Field>
        <Field name="stopAfter" label={t('rollout.stopAfter')} help={t('rollout.stopAfterHelp')}>
          <Input {...number} />
        </Field>
      </FormSection>
    </>
  );
}
