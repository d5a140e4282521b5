// Parts of which buildings are drawn: arches, domes, merlons, trees. Each is the data of a path.

/** A horseshoe arch: the circle is wider than the opening below it. */
export function horseshoe(x: number, base: number, width: number, height: number): string {
  const radius = width / 2;
  const jamb = radius * 0.8;
  const spring = base - height + radius + Math.sqrt(radius ** 2 - jamb ** 2);
  return `M${n(x - jamb)} ${n(base)}V${n(spring)}A${n(radius)} ${n(radius)} 0 1 1 ${n(x + jamb)} ${n(spring)}V${n(base)}Z`;
}

/** The curve of a horseshoe arch alone, for the stones around it. */
export function voussoirs(x: number, base: number, width: number, height: number): string {
  const radius = width / 2;
  const jamb = radius * 0.8;
  const spring = base - height + radius + Math.sqrt(radius ** 2 - jamb ** 2);
  return `M${n(x - jamb)} ${n(spring)}A${n(radius)} ${n(radius)} 0 1 1 ${n(x + jamb)} ${n(spring)}`;
}

/** An arch that comes to a point. */
export function lancet(x: number, base: number, width: number, height: number): string {
  const half = width / 2;
  const spring = base - height + half * 1.3;
  const top = base - height;
  return (
    `M${n(x - half)} ${n(base)}V${n(spring)}Q${n(x - half)} ${n(spring - half * 0.8)} ${n(x)} ${n(top)}` +
    `Q${n(x + half)} ${n(spring - half * 0.8)} ${n(x + half)} ${n(spring)}V${n(base)}Z`
  );
}

/** A dome that swells a little and comes to a point. */
export function dome(x: number, base: number, width: number, height: number): string {
  const half = width / 2;
  const top = base - height;
  const side = (to: 1 | -1) => [x + to * half * 1.14, base - height * 0.56, x + to * half * 0.5, base - height * 0.84];
  const [a, b, c, d] = side(-1).map(n);
  const [e, f, g, h] = side(1).map(n);
  return `M${n(x - half)} ${n(base)}C${a} ${b} ${c} ${d} ${n(x)} ${n(top)}C${g} ${h} ${e} ${f} ${n(x + half)} ${n(base)}Z`;
}

/** The right part of the same dome, which lies in the shade. */
export function shadeOfDome(x: number, base: number, width: number, height: number): string {
  const half = width / 2;
  const [e, f, g, h] = [x + half * 1.14, base - height * 0.56, x + half * 0.5, base - height * 0.84].map(n);
  return `M${n(x)} ${n(base - height)}C${g} ${h} ${e} ${f} ${n(x + half)} ${n(base)}H${n(x + half * 0.35)}Q${n(x + half * 0.55)} ${n(base - height * 0.5)} ${n(x)} ${n(base - height)}Z`;
}

/** A wall or a door: nothing but a rectangle. */
export function block(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
}

/** A ball, a fruit, the crown of a tree. */
export function ball(x: number, y: number, radius: number): string {
  return `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 1 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 1 ${n(-2 * radius)} 0Z`;
}

/** The same shape at several places, as one path. */
export function row(places: readonly number[], shape: (place: number) => string): string {
  return places.map(shape).join("");
}

/** A row of stepped merlons on a wall from left to right. */
export function merlons(left: number, right: number, base: number, count: number, height: number): string {
  const pitch = (right - left) / count;
  const step = height / 3;
  const one = pitch / 8;
  return Array.from({ length: count }, (_, index) => {
    const x = left + index * pitch + one;
    return `M${n(x)} ${n(base)}v${n(-step)}h${n(one)}v${n(-step)}h${n(one)}v${n(-step)}h${n(2 * one)}v${n(step)}h${n(one)}v${n(step)}h${n(one)}v${n(step)}Z`;
  }).join("");
}

/** A cypress: slender and pointed. */
export function cypress(x: number, base: number, width: number, height: number): string {
  const half = width / 2;
  const top = base - height;
  return `M${n(x)} ${n(top)}C${n(x + half * 0.6)} ${n(top + height * 0.25)} ${n(x + half * 1.5)} ${n(base - height * 0.2)} ${n(x + half * 0.4)} ${n(base)}H${n(x - half * 0.4)}C${n(x - half * 1.5)} ${n(base - height * 0.2)} ${n(x - half * 0.6)} ${n(top + height * 0.25)} ${n(x)} ${n(top)}Z`;
}

/** The balls on the top of a roof, three of them, the largest lowest. */
export function finial(x: number, base: number, size: number): string {
  return (
    ball(x, base - size * 0.2, size * 0.24) +
    ball(x, base - size * 0.56, size * 0.17) +
    ball(x, base - size * 0.84, size * 0.11)
  );
}

function n(value: number): number {
  return Number(value.toFixed(1));
}
