// The tile of the sheet: a star of eight points, two squares over each other. Side by side they leave crosses between them.
const POINTS = 8;
const INNER = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

/** The star as the points of a polygon, around (50, 50). */
export function star(radius: number): string {
  const corners = Array.from({ length: 2 * POINTS }, (_, index) => {
    const distance = index % 2 ? radius * INNER : radius;
    const angle = (index * Math.PI) / POINTS;
    return [50 + distance * Math.sin(angle), 50 - distance * Math.cos(angle)];
  });
  return corners.map((corner) => corner.map((at) => at.toFixed(2)).join(",")).join(" ");
}
