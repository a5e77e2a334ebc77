import { Mark } from "../src/brand/mark.tsx";
import { Button } from "../src/button.tsx";
import { CardGrid } from "../src/cards/card-grid.tsx";
import { CategoryDot } from "../src/cards/category-dot.tsx";
import { ChipLink, ChipRow } from "../src/cards/chip-link.tsx";
import { EmptyState } from "../src/empty-state.tsx";
import { IconButton } from "../src/icon-button.tsx";
import { IconBookmark, IconShare } from "../src/icons.ts";
import { Notice } from "../src/notice.tsx";
import { Page } from "../src/page.tsx";
import { SectionHeading } from "../src/section-heading.tsx";
import { CardSkeleton, Skeleton } from "../src/skeleton.tsx";
import { categories } from "./content.ts";
import styles from "./gallery.module.css";

/** Every small component in its states. */
export function Components() {
  return (
    <Page>
      <div className={styles.section}>
        <SectionHeading>Components</SectionHeading>
        <div className={styles.stack}>
          <ChipRow label="Categories">
            <ChipLink href="#all" current>
              All Categories
            </ChipLink>
            {categories.map(([slug, name]) => (
              <ChipLink key={slug} href={`#${slug}`} category={slug}>
                {name}
              </ChipLink>
            ))}
            <ChipLink href="#weather" category="weather">
              An unknown category
            </ChipLink>
          </ChipRow>
          {(["sm", "md", "lg"] as const).map((size) => (
            <div className={styles.buttons} key={size}>
              <Button size={size}>Primary</Button>
              <Button size={size} variant="outline">
                Outline
              </Button>
              <Button size={size} variant="quiet">
                Quiet
              </Button>
              <Button size={size} pending>
                Updating...
              </Button>
              <Button size={size} disabled>
                Disabled
              </Button>
            </div>
          ))}
          <div className={styles.buttons}>
            <IconButton label="Save phrase" pressed>
              <IconBookmark size={20} />
            </IconButton>
            <IconButton label="Share">
              <IconShare size={20} />
            </IconButton>
            {[16, 24, 32, 64, 128].map((size) => (
              <Mark key={size} size={size} />
            ))}
            {categories.map(([slug]) => (
              <CategoryDot key={slug} slug={slug} />
            ))}
          </div>
          <Notice title="Did you know?">
            <p>
              Facts stand here, with a <a href="/about">link to more of them</a> in the middle.
            </p>
          </Notice>
          <Notice tone="tip" title="Etiquette tip">
            <p>Hands are for greeting. So is a small bow.</p>
          </Notice>
          <Notice tone="warning" title="The page could not be loaded">
            <p>Check the connection, then try again.</p>
          </Notice>
          <CardGrid>
            {[1, 2, 3, 4].map((card) => (
              <CardSkeleton key={card} />
            ))}
          </CardGrid>
          <div className={styles.skeletons} aria-busy="true">
            <Skeleton width="40%" />
            <Skeleton width="70%" height="2.5rem" />
            <Skeleton width="55%" />
          </div>
          <EmptyState title="No phrases found" action={<Button variant="outline">Reset Filters</Button>}>
            No phrases match your current filter selection.
          </EmptyState>
        </div>
      </div>
    </Page>
  );
}
