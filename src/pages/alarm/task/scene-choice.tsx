import { ConfigProvider, Radio, type SelectProps } from 'antd';
import { type KeyboardEvent, type ReactNode, useContext, useState } from 'react';
import type { Scene } from '@/api/alarm/scene';
import { typeAndCycleText } from '@/components/alarm/type-and-cycle';
import { useT } from '@/i18n/use-t';
import { Choice } from '@/ui/form/choice';
import { LabelContext } from '@/ui/form/form-context';

interface Option {
  value: string;
  label: string;
}

interface Props extends Pick<SelectProps<string>, 'id' | 'value' | 'disabled' | 'onChange'> {
  scenes: readonly Scene[];
  options: Option[];
}

/** A scene to choose: nothing else is on the form before it is, so all of them are in sight; afterwards they fold. */
export function SceneChoice({ scenes, ...props }: Props) {
  const t = useT();
  const { componentDisabled = false } = ConfigProvider.useConfig();
  // What was pressed is gone with the list: the focus goes on in what takes its place.
  const [isTaken, setTaken] = useState(false);
  const { value, disabled = componentDisabled, options } = props;
  if (!value && !disabled && options.length > 0) return <SceneList {...props} scenes={scenes} onTaken={setTaken} />;
  return (
    <Choice
      {...props}
      autoFocus={isTaken}
      optionRender={({ label, value: id }) => {
        const one = scenes.find((scene) => scene.id === id);
        return <SceneLine name={label}>{one && typeAndCycleText(t, one)}</SceneLine>;
      }}
    />
  );
}

function SceneLine({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <span className="alarm-scene">
      <span>{name}</span> <span className="absent">{children}</span>
    </span>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows only walk, since a scene that is chosen changes the form: Space or Enter takes it. */
function walk(event: KeyboardEvent<HTMLInputElement>) {
  const { currentTarget: at, key } = event;
  const step = STEPS[key];
  if (step === undefined && key !== 'Enter') return;
  event.preventDefault();
  if (step === undefined) return at.click();
  const all = [...(at.closest('[role=radiogroup]')?.querySelectorAll('input') ?? [])];
  all[(all.indexOf(at) + step + all.length) % all.length]?.focus();
}

/** What a scene brings with it besides type and cycle: the events that a task waits for, and what its rules look at. */
export function SceneGives({ scene: { events, fields } }: { scene: Scene }) {
  const t = useT();
  const named = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(t('common.separator'));
  return (
    <>
      {events.length > 0 && <span dir="auto">{t('alarmTask.sceneEvents', { what: named(events) })}</span>}
      <span dir="auto">{t('alarmTask.sceneFields', { what: named(fields) })}</span>
    </>
  );
}

function SceneList({ id, scenes, options, onChange, onTaken }: Props & { onTaken: (isTaken: true) => void }) {
  const t = useT();
  return (
    <>
      <p className="absent alarm-scenes-help">{t('alarmTask.sceneHelp')}</p>
      <Radio.Group
        className="alarm-scenes"
        {...(id !== undefined && { id })}
        aria-label={useContext(LabelContext)}
        onChange={({ target: { value } }: { target: { value?: string } }) => {
          onTaken(true);
          onChange?.(value ?? '');
        }}
      >
        {options.map(({ value, label }) => {
          const one = scenes.find((scene) => scene.id === value);
          return (
            <Radio key={value} value={value} onKeyDown={walk}>
              <SceneLine name={label}>{one && typeAndCycleText(t, one)}</SceneLine>{' '}
              {one && (
                <small className="absent">
                  <SceneGives scene={one} />
                </small>
              )}
            </Radio>
          );
        })}
      </Radio.Group>
    </>
  );
}
