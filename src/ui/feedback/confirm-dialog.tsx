import { Form, Input, Modal } from 'antd';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { failureOf } from '@/lib/contract/failure';
import { here, onNavigate } from '@/lib/navigation';
import { SecretInput } from '@/ui/feedback/secret-input';
import { useHeldWrite } from '@/ui/feedback/use-held-write';
import { ForbidContext, type Question } from './confirm';
import { ProblemLink } from './problem-link';
import { RefusedLine } from './refused-line';
import './confirm.css';
import { useClosing } from './use-closing';
import { type Refused, useRefused } from './use-refused';

/** The dialog of a question: it runs the action, shows a refusal in place, and closes when it went through. */
export default function ConfirmDialog({ question }: { question: Question }) {
  const t = useT();
  const refusedFor = useRefused();
  // Its own: the dialog of the question before may still be on its way out.
  const formId = useId();
  const [form] = Form.useForm<{ password: string }>();
  const isTold = useRef(false);
  const tell = useCallback(() => {
    if (isTold.current) return;
    isTold.current = true;
    question.onClose?.();
  }, [question]);
  const [isOpen, close] = useClosing(tell);
  // One that another question takes the place of is closed too: who asked may be waiting for the answer.
  useEffect(() => tell, [tell]);
  // Several parts may forbid: one that goes says nothing of the others.
  const [forbidding, setForbidding] = useState<readonly HTMLElement[]>([]);
  const isForbidden = forbidding.length > 0;
  const forbid = useCallback((part: HTMLElement | null) => {
    if (!part) return undefined;
    setForbidding((old) => [...old, part]);
    return () => setForbidding((old) => old.filter((one) => one !== part));
  }, []);
  // A new object each time, since it takes the focus each time.
  const [problem, setProblem] = useState<Refused | null>(null);
  // The answer to what makes something was lost: once more may make a second one, which its button says then.
  const [isAgain, setAgain] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!problem) return;
    const frame = requestAnimationFrame(() => line.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [problem]);

  // What is asked about stands on the screen that was left.
  const [path] = useState(() => here().pathname);
  useEffect(() => onNavigate(() => here().pathname !== path && close()), [path, close]);
  const { isBusy, run } = useHeldWrite();
  // A dialog that is closing still takes Enter.
  const isDone = useRef(false);

  const submit = ({ password = '' }: { password?: string }) => {
    // Enter in a field, while what depends on the object is not known yet.
    if (isDone.current || isForbidden) return;
    setProblem(null);
    void run(question.title, () => question.run(password), {
      onDone: (_, goOn) => {
        isDone.current = true;
        close();
        (goOn ?? question.onDone)?.();
      },
      onFailed: (thrown) => {
        const wrong = failureOf(thrown).fields.password;
        if (wrong && question.needsPassword) {
          form.setFields([{ name: 'password', errors: [wrong] }]);
          form.getFieldInstance('password')?.focus();
        } else {
          setProblem(refusedFor(thrown));
          if (failureOf(thrown).lost === 'second') setAgain(true);
        }
      },
    });
  };

  return (
    <Modal
      open={isOpen}
      title={<span className="confirm-title">{question.title}</span>}
      okText={isAgain ? t('again.verb') : question.verb}
      cancelText={question.back ?? t('common.cancel')}
      okButtonProps={{
        danger: question.isDanger ?? false,
        disabled: isForbidden,
        loading: isBusy,
        htmlType: 'submit',
        form: formId,
      }}
      // The safe one: an Enter too many does nothing. A field that is asked for takes the focus itself.
      cancelButtonProps={{ disabled: isBusy, autoFocus: question.typed === undefined && !question.needsPassword }}
      mask={{ closable: false }}
      onCancel={() => !isBusy && close()}
      destroyOnHidden
      width={480}
    >
      <div className="confirm-content">
        <ForbidContext value={forbid}>{question.content}</ForbidContext>
      </div>
      <Form id={formId} name={formId} form={form} layout="vertical" onFinish={submit} requiredMark={false}>
        {question.typed !== undefined && (
          <Form.Item
            name="typed"
            label={t('confirm.type', { text: question.typed })}
            validateTrigger="onBlur"
            rules={[
              { required: true, message: t('confirm.typeExactly', { text: question.typed }) },
              { type: 'enum', enum: [question.typed], message: t('confirm.typeExactly', { text: question.typed }) },
            ]}
          >
            <Input autoComplete="off" autoFocus />
          </Form.Item>
        )}
        {question.needsPassword && (
          <Form.Item
            name="password"
            label={t('confirm.password')}
            rules={[{ required: true, message: t('rule.required', { label: t('confirm.password') }) }]}
          >
            <SecretInput autoComplete="current-password" maxLength={64} autoFocus={question.typed === undefined} />
          </Form.Item>
        )}
      </Form>
      {problem && (
        <RefusedLine line={line} {...problem}>
          {!problem.isSilent && <ProblemLink pathname={path} />}
        </RefusedLine>
      )}
    </Modal>
  );
}
