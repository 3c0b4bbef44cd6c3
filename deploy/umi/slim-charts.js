import { Mark } from '@antv/g2/esm/composition/mark';
import { View } from '@antv/g2/esm/composition/view';
import { Cartesian } from '@antv/g2/esm/coordinate/cartesian';
import { Inline } from '@antv/g2/esm/data/inline';
import { Column } from '@antv/g2/esm/encode/column';
import { Constant } from '@antv/g2/esm/encode/constant';
import { Field } from '@antv/g2/esm/encode/field';
import { Transform } from '@antv/g2/esm/encode/transform';
import { Event } from '@antv/g2/esm/interaction/event';
import { Interval } from '@antv/g2/esm/mark/interval';
import { Line } from '@antv/g2/esm/mark/line';
import { Category10 } from '@antv/g2/esm/palette/category10';
import { Category20 } from '@antv/g2/esm/palette/category20';
import { Band } from '@antv/g2/esm/scale/band';
import { Constant as ScaleConstant } from '@antv/g2/esm/scale/constant';
import { Identity } from '@antv/g2/esm/scale/identity';
import { Linear } from '@antv/g2/esm/scale/linear';
import { Ordinal } from '@antv/g2/esm/scale/ordinal';
import { Point } from '@antv/g2/esm/scale/point';
import { Classic } from '@antv/g2/esm/theme/classic';
import { Light } from '@antv/g2/esm/theme/light';
import { DodgeX } from '@antv/g2/esm/transform/dodgeX';

// Stands in for the whole library of G2, which its index takes in: lines and columns are all that is drawn here.
export const stdlib = () => ({
  'data.inline': Inline,
  'coordinate.cartesian': Cartesian,
  'encode.constant': Constant,
  'encode.field': Field,
  'encode.transform': Transform,
  'encode.column': Column,
  'mark.interval': Interval,
  'mark.line': Line,
  'palette.category10': Category10,
  'palette.category20': Category20,
  'scale.band': Band,
  'scale.constant': ScaleConstant,
  'scale.identity': Identity,
  'scale.linear': Linear,
  'scale.ordinal': Ordinal,
  'scale.point': Point,
  'theme.classic': Classic,
  'theme.light': Light,
  'transform.dodgeX': DodgeX,
  'interaction.event': Event,
  'composition.mark': Mark,
  'composition.view': View,
});
