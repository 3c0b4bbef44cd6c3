import { LinkOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { useT } from '@/i18n/use-t';
import { zonedLink } from '@/lib/zoned-link';
import { useReport } from '@/ui/feedback/report';
import { copyText } from './copy-text';

/** Copies an address that shows the same wherever it is opened, also its times, and says so. */
export function useCopyLink(): (href: string) => void {
  const t = useT();
  const report = useReport();
  return (href) =>
    void copyText(zonedLink(href)).then(
      () => report.success(t('link.copied')),
      () => report.warning(t('copy.failed')),
    );
}

interface Props extends Pick<ButtonProps, 'size' | 'type' | 'aria-describedby'> {
  /** Which of several on a screen. */
  of?: string;
  /** Asked when it is pressed: the present moment may be part of it. */
  hrefOf: () => string;
}

/** "Copy link" of a list or a chart: absolute times, every filter. */
export function CopyLink({ hrefOf, of, ...button }: Props) {
  const t = useT();
  const copy = useCopyLink();
  return (
    <Button
      {...button}
      icon={<LinkOutlined aria-hidden />}
      aria-label={of === undefined ? t('link.copy') : t('link.copyOf', { name: of })}
      title={t('link.copy')}
      onClick={() => copy(hrefOf())}
    />
  );
}
